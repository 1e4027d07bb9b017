import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as draftContract from './draft.contract.ts'
import * as manageContract from './manage.contract.ts'

export const datasets = defineFeature({
  name: 'data/datasets',
  contracts: { ...contract, ...draftContract, ...manageContract },
})
