import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as moderationContract from './moderation.contract.ts'
import { noticeKinds } from './notice-kinds.ts'
import * as permissions from './permissions.ts'
import * as solutionsContract from './solutions.contract.ts'

export const discussions = defineFeature({
  name: 'community/discussions',
  noticeKinds,
  audit,
  permissions,
  contracts: { ...contract, ...moderationContract, ...solutionsContract },
  competitionPages: [
    { group: 'people', place: 100, path: 'moderation', title: { zh: '举报', en: 'Reports' } },
  ],
})
