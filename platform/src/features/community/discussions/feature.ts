import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as moderationContract from './moderation.contract.ts'

export const discussions = defineFeature({
  name: 'community/discussions',
  contracts: { ...contract, ...moderationContract },
})
