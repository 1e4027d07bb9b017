import { defineFeature } from '../../../base/feature.ts'
import * as activity from './activity.contract.ts'
import * as activityEditing from './activity-editing.contract.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const information = defineFeature({
  name: 'content/information',
  audit,
  noticeKinds,
  contracts: { ...contract, ...editing, ...activity, ...activityEditing },
  sections: [
    {
      place: 25,
      path: '/admin/information',
      icon: 'scroll',
      title: { zh: '资讯与活动', en: 'News and events' },
      needs: editing.listManagedArticles,
    },
  ],
})
