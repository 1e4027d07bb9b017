import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as accountsContract from './accounts.contract.ts'

export const identity = defineFeature({
  name: 'people/identity',
  contracts: { ...contract, ...accountsContract },
})
