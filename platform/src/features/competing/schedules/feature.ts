import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as roundsContract from './rounds.contract.ts'

export const schedules = defineFeature({
  name: 'competing/schedules',
  audit,
  contracts: { ...contract, ...roundsContract },
})
