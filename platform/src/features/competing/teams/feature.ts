import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as managedContract from './managed.contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as requestsContract from './requests.contract.ts'
import * as permissions from './permissions.ts'

export const teams = defineFeature({
  name: 'competing/teams',
  noticeKinds,
  audit,
  permissions,
  contracts: { ...contract, ...managedContract, ...requestsContract },
})
