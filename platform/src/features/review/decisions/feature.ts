import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as interests from './interests.contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as published from './public.contract.ts'
import * as results from './results.contract.ts'

export const decisions = defineFeature({
  name: 'review/decisions',
  audit,
  noticeKinds,
  contracts: { ...contract, ...interests, ...results, ...published },
})
