import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as bidding from './bidding.contract.ts'
import * as contract from './contract.ts'
import * as desk from './desk.contract.ts'
import * as editing from './editing.contract.ts'
import * as managed from './managed.contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as permissions from './permissions.ts'

export const bids = defineFeature({
  name: 'content/bids',
  audit,
  noticeKinds,
  permissions,
  contracts: { ...contract, ...bidding, ...desk, ...editing, ...managed },
  sections: [
    {
      place: 28.5,
      path: '/admin/needs',
      icon: 'trophy',
      title: { zh: '揭榜需求', en: 'Open challenges' },
      needs: managed.listManagedNeeds,
    },
  ],
})
