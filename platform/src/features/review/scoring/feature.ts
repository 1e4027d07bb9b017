import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as rubric from './rubric.contract.ts'
import * as scores from './scores.contract.ts'

export const reviewScoring = defineFeature({
  name: 'review/scoring',
  audit,
  contracts: { ...contract, ...rubric, ...scores },
})
