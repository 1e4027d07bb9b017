import { defineFeature } from '../../../base/feature.ts'
import * as accounts from './accounts.contract.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const reviewers = defineFeature({
  name: 'review/reviewers',
  audit,
  contracts: { ...contract, ...accounts },
})
