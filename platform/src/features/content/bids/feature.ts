import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as managed from './managed.contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as permissions from './permissions.ts'

export const bids = defineFeature({
  name: 'content/bids',
  audit,
  noticeKinds,
  permissions,
  contracts: { ...contract, ...managed },
  sections: [
    {
      place: 28.5,
      path: '/admin/needs',
      icon: 'trophy',
      title: { zh: '揭榜需求', en: 'Calls for bids' },
      needs: managed.listManagedNeeds,
    },
  ],
})
