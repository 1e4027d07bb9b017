import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as settingsContract from './settings.contract.ts'

export const invites = defineFeature({
  name: 'community/invites',
  contracts: { ...contract, ...settingsContract },
})
