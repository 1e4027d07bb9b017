import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as managedContract from './managed.contract.ts'
import * as uploadContract from './upload.contract.ts'

export const submissions = defineFeature({
  name: 'scoring/submissions',
  contracts: { ...contract, ...managedContract, ...uploadContract },
})
