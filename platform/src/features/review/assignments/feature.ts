import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as managed from './managed.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const assignments = defineFeature({
  name: 'review/assignments',
  audit,
  noticeKinds,
  contracts: { ...contract, ...managed },
})
