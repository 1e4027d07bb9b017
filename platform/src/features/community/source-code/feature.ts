import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as permissions from './permissions.ts'

export const sourceCode = defineFeature({
  name: 'community/source-code',
  noticeKinds,
  audit,
  permissions,
  contracts: contract,
})
