import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as bansContract from './bans.contract.ts'

export const findings = defineFeature({
  name: 'integrity/findings',
  audit,
  contracts: { ...contract, ...bansContract },
})
