import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as bansContract from './bans.contract.ts'

export const findings = defineFeature({
  name: 'integrity/findings',
  audit,
  contracts: { ...contract, ...bansContract },
  competitionPages: [
    { group: 'people', place: 20, path: 'teams', title: { zh: '队伍', en: 'Teams' } },
    { group: 'people', place: 80, path: 'integrity', title: { zh: '诚信检查', en: 'Integrity' } },
  ],
})
