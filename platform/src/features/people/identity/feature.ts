import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as accountsContract from './accounts.contract.ts'

export const identity = defineFeature({
  name: 'people/identity',
  audit,
  contracts: { ...contract, ...accountsContract },
})
