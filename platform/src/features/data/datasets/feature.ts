import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as draftContract from './draft.contract.ts'
import * as manageContract from './manage.contract.ts'
import * as permissions from './permissions.ts'

export const datasets = defineFeature({
  name: 'data/datasets',
  audit,
  permissions,
  contracts: { ...contract, ...draftContract, ...manageContract },
  competitionPages: [{ group: 'setup', place: 70, path: 'data', title: { zh: '数据', en: 'Data' } }],
})
