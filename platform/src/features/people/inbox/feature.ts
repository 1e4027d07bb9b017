import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as reportsContract from './reports.contract.ts'

export const inbox = defineFeature({
  name: 'people/inbox',
  audit,
  contracts: { ...contract, ...reportsContract },
  sections: [
    {
      place: 46,
      path: '/admin/messages',
      icon: 'scroll',
      title: { zh: '私信举报', en: 'Reported messages' },
      needs: reportsContract.listConversationReports,
    },
  ],
})
