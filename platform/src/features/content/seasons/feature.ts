import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'

export const seasons = defineFeature({
  name: 'content/seasons',
  audit,
  contracts: { ...contract, ...editing },
  sections: [
    {
      place: 48,
      path: '/admin/seasons',
      icon: 'trophy',
      title: { zh: '赛季', en: 'Seasons' },
      needs: editing.listEditedSeasons,
    },
  ],
})
