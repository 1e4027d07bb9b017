import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as permissions from './permissions.ts'

export const appeals = defineFeature({
  name: 'community/appeals',
  noticeKinds,
  audit,
  permissions,
  contracts: contract,
  competitionPages: [{ group: 'people', place: 90, path: 'appeals', title: { zh: '申诉', en: 'Appeals' } }],
})
