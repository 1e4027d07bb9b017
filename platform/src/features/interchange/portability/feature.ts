import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as permissions from './permissions.ts'

export const portability = defineFeature({
  name: 'interchange/portability',
  permissions,
  contracts: contract,
})
