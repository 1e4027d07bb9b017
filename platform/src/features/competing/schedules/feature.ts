import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as roundsContract from './rounds.contract.ts'

export const schedules = defineFeature({
  name: 'competing/schedules',
  audit,
  contracts: { ...contract, ...roundsContract },
  competitionPages: [
    { group: 'setup', place: 40, path: 'rounds', title: { zh: '赛程', en: 'Rounds' } },
    { group: 'run', place: 40, path: 'reveal', title: { zh: '揭榜', en: 'Reveal' } },
  ],
})
