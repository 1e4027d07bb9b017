import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as reviewContract from './review.contract.ts'

export const certification = defineFeature({
  name: 'people/certification',
  audit,
  noticeKinds,
  contracts: { ...contract, ...reviewContract },
  sections: [
    {
      place: 45,
      path: '/admin/certification',
      icon: 'badge',
      title: { zh: '认证审核', en: 'Certification' },
      needs: reviewContract.listApplications,
    },
  ],
})
