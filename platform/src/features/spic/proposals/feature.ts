import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as signup from './signup.contract.ts'

export const proposals = defineFeature({
  name: 'spic/proposals',
  noticeKinds,
  contracts: { ...contract, ...signup },
})
