import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as bansContract from './bans.contract.ts'

export const findings = defineFeature({
  name: 'integrity/findings',
  contracts: { ...contract, ...bansContract },
})
