import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as draftContract from './draft.contract.ts'
import * as sectionsContract from './sections.contract.ts'
import * as permissions from './permissions.ts'

export const competitions = defineFeature({
  name: 'competing/competitions',
  audit,
  permissions,
  contracts: { ...contract, ...draftContract, ...sectionsContract },
  competitionPages: [
    { group: 'setup', place: 20, path: 'basics', title: { zh: '基本信息', en: 'Basics' } },
    { group: 'setup', place: 30, path: 'texts', title: { zh: '赛题', en: 'Texts' } },
    { group: 'setup', place: 80, path: 'agreement', title: { zh: '协议', en: 'Agreement' } },
    { group: 'setup', place: 90, path: 'faq', title: { zh: '常见问题', en: 'FAQ' } },
    {
      group: 'setup',
      place: 100,
      path: 'access',
      title: { zh: '报名与访问', en: 'Participation and access' },
    },
  ],
})
