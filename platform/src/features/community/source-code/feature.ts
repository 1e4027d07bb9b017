import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as permissions from './permissions.ts'

export const sourceCode = defineFeature({
  name: 'community/source-code',
  audit,
  permissions,
  contracts: contract,
})
