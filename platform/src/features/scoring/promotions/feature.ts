import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const promotions = defineFeature({
  name: 'scoring/promotions',
  noticeKinds,
  audit,
  contracts: contract,
  competitionPages: [{ group: 'run', place: 50, path: 'promotion', title: { zh: '晋级', en: 'Promotion' } }],
})
