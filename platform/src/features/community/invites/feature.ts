import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as settingsContract from './settings.contract.ts'

export const invites = defineFeature({
  name: 'community/invites',
  audit,
  contracts: { ...contract, ...settingsContract },
  competitionPages: [
    { group: 'people', place: 75, path: 'invite', title: { zh: '邀请活动', en: 'Referral program' } },
  ],
})
