import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const experts = defineFeature({
  name: 'content/experts',
  audit,
  noticeKinds,
  contracts: { ...contract, ...editing },
  sections: [
    {
      place: 27,
      path: '/admin/experts',
      icon: 'people',
      title: { zh: '专家', en: 'Experts' },
      needs: editing.listManagedExperts,
    },
  ],
})
