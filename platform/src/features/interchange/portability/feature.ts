import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as permissions from './permissions.ts'

export const portability = defineFeature({
  name: 'interchange/portability',
  audit,
  permissions,
  contracts: contract,
  competitionPages: [{ group: 'tools', place: 110, path: 'exports', title: { zh: '导出', en: 'Export' } }],
})
