import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'

export const information = defineFeature({
  name: 'content/information',
  audit,
  contracts: { ...contract, ...editing },
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
