import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const evaluation = defineFeature({
  name: 'scoring/evaluation',
  audit,
  contracts: contract,
  competitionPages: [{ group: 'setup', place: 50, path: 'scoring', title: { zh: '评测', en: 'Scoring' } }],
})
