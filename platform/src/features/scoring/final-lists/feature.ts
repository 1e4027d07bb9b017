import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const finalLists = defineFeature({
  name: 'scoring/final-lists',
  noticeKinds,
  audit,
  contracts: contract,
  competitionPages: [
    { group: 'run', place: 55, path: 'final-list', title: { zh: '最终名次', en: 'Final ranks' } },
  ],
})
