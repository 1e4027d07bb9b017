import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as moderationContract from './moderation.contract.ts'
import * as permissions from './permissions.ts'

export const discussions = defineFeature({
  name: 'community/discussions',
  permissions,
  contracts: { ...contract, ...moderationContract },
})
