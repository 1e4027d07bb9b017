import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as permissions from './permissions.ts'

export const authoring = defineFeature({
  name: 'staff/authoring',
  audit,
  permissions,
  contracts: contract,
  sections: [
    {
      place: 20,
      path: '/admin/competitions',
      icon: 'trophy',
      title: { zh: '竞赛', en: 'Competitions' },
      needs: contract.listAuthored,
    },
  ],
  competitionPages: [{ group: 'top', place: 10, path: '', title: { zh: '概况', en: 'Overview' } }],
})
