import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'

export const pages = defineFeature({
  name: 'content/pages',
  audit,
  contracts: { ...contract, ...editing },
})
