import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as credentialContract from './credential.contract.ts'

export const competitionPages = defineFeature({
  name: 'front/competition-pages',
  contracts: { ...contract, ...credentialContract },
})
