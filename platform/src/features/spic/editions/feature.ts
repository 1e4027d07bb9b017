import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'

export const editions = defineFeature({
  name: 'spic/editions',
  audit,
  contracts: { ...contract, ...editing },
  sections: [
    {
      place: 48.8,
      path: '/admin/spic',
      icon: 'badge',
      title: { zh: '试点项目', en: 'Pilot projects' },
      needs: editing.listEditedEditions,
    },
  ],
})
