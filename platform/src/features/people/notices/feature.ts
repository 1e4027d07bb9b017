import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const notices = defineFeature({ name: 'people/notices', noticeKinds, contracts: contract })
