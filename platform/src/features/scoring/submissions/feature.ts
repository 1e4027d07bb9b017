import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as managedContract from './managed.contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as uploadContract from './upload.contract.ts'

export const submissions = defineFeature({
  name: 'scoring/submissions',
  audit,
  noticeKinds,
  contracts: { ...contract, ...managedContract, ...uploadContract },
  competitionPages: [
    { group: 'run', place: 30, path: 'submissions', title: { zh: '提交', en: 'Submissions' } },
  ],
})
