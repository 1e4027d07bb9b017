import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const catalogue = defineFeature({
  name: 'shared/catalogue',
  audit,
  contracts: contract,
  sections: [
    {
      place: 30,
      path: '/admin/catalogue',
      icon: 'folders',
      title: { zh: '分类与机构', en: 'Categories and organizations' },
      needs: contract.listCatalogue,
    },
  ],
})
