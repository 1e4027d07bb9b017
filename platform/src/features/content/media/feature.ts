import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const media = defineFeature({
  name: 'content/media',
  audit,
  contracts: contract,
  sections: [
    {
      place: 47,
      path: '/admin/media',
      icon: 'folders',
      title: { zh: '媒体库', en: 'Media library' },
      needs: contract.listMedia,
    },
  ],
})
