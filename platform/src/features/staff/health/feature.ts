import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const health = defineFeature({
  name: 'staff/health',
  audit,
  contracts: contract,
  sections: [
    {
      place: 60,
      path: '/admin/health',
      icon: 'pulse',
      title: { zh: '系统状态', en: 'System health' },
      needs: contract.getHealth,
    },
  ],
})
