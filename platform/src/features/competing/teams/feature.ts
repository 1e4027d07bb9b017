import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as managedContract from './managed.contract.ts'
import * as requestsContract from './requests.contract.ts'

export const teams = defineFeature({
  name: 'competing/teams',
  contracts: { ...contract, ...managedContract, ...requestsContract },
})
