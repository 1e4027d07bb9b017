import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as desk from './desk.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const leads = defineFeature({
  name: 'content/leads',
  audit,
  noticeKinds,
  contracts: { ...contract, ...desk },
  sections: [
    {
      place: 49,
      path: '/admin/leads',
      icon: 'tasks',
      title: { zh: '合作意向', en: 'Inquiries' },
      needs: desk.listLeads,
    },
  ],
})
