import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const broadcasts = defineFeature({
  name: 'community/broadcasts',
  noticeKinds,
  audit,
  contracts: contract,
  competitionPages: [
    { group: 'run', place: 70, path: 'broadcasts', title: { zh: '公告', en: 'Announcements' } },
  ],
})
