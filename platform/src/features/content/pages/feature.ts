import { defineFeature } from '../../../base/feature.ts'
import * as archive from './archive.contract.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'
import { noticeKinds } from './notice-kinds.ts'

export const pages = defineFeature({
  name: 'content/pages',
  audit,
  noticeKinds,
  contracts: { ...contract, ...editing, exportSite: archive.exportSite, importSite: archive.importSite },
  sections: [
    {
      place: 26,
      path: '/admin/content',
      icon: 'folders',
      title: { zh: '站点与页面', en: 'Sites and pages' },
      needs: editing.getTree,
    },
  ],
})
