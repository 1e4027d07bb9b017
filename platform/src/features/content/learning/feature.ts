import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'

export const learning = defineFeature({
  name: 'content/learning',
  audit,
  contracts: { ...contract, ...editing },
  sections: [
    {
      place: 48.7,
      path: '/admin/learning',
      icon: 'scroll',
      title: { zh: '学习路径', en: 'Learning paths' },
      needs: editing.listManagedPaths,
    },
  ],
})
