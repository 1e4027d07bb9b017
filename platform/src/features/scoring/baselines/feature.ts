import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const baselines = defineFeature({
  name: 'scoring/baselines',
  audit,
  contracts: contract,
  competitionPages: [
    { group: 'setup', place: 60, path: 'baselines', title: { zh: '基线', en: 'Baselines' } },
  ],
})
