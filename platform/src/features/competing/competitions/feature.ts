import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as draftContract from './draft.contract.ts'
import * as sectionsContract from './sections.contract.ts'

export const competitions = defineFeature({
  name: 'competing/competitions',
  contracts: { ...contract, ...draftContract, ...sectionsContract },
})
