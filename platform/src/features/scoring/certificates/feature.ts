import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const certificates = defineFeature({
  name: 'scoring/certificates',
  noticeKinds,
  audit,
  contracts: contract,
  competitionPages: [
    { group: 'run', place: 57, path: 'certificates', title: { zh: '证书', en: 'Certificates' } },
  ],
})
