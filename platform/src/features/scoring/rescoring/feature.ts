import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const rescoring = defineFeature({
  name: 'scoring/rescoring',
  noticeKinds,
  audit,
  contracts: contract,
  competitionPages: [
    { group: 'run', place: 60, path: 'rescores', title: { zh: '重新评分', en: 'Rescoring' } },
  ],
})
