import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const desk = defineFeature({
  name: 'staff/desk',
  contracts: contract,
  sections: [
    {
      place: 10,
      path: '/admin',
      icon: 'tasks',
      title: { zh: '待办', en: 'To do' },
      needs: contract.getAdminHome,
    },
  ],
})
