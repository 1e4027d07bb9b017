import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as participantsContract from './participants.contract.ts'

export const registrations = defineFeature({
  name: 'competing/registrations',
  noticeKinds,
  audit,
  contracts: { ...contract, ...participantsContract },
  competitionPages: [
    { group: 'people', place: 10, path: 'participants', title: { zh: '参赛者', en: 'Participants' } },
  ],
})
