import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const ownData = defineFeature({ name: 'people/own-data', audit, noticeKinds, contracts: contract })
