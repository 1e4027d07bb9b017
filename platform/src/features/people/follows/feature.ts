import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const follows = defineFeature({ name: 'people/follows', noticeKinds, contracts: contract })
