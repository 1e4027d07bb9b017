import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const auditList = defineFeature({
  name: 'staff/audit-list',
  contracts: contract,
  sections: [
    {
      place: 50,
      path: '/admin/audit',
      icon: 'scroll',
      title: { zh: '操作记录', en: 'Audit log' },
      needs: contract.listAudit,
    },
  ],
})
