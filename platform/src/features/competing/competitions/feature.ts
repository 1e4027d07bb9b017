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
})
