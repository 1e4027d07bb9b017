import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const jobs = defineFeature({
  name: 'content/jobs',
  audit,
  noticeKinds,
  contracts: { ...contract, ...editing },
  sections: [
    {
      place: 28,
      path: '/admin/jobs',
      icon: 'badge',
      title: { zh: '职位', en: 'Jobs' },
      needs: editing.listManagedJobs,
    },
  ],
})
