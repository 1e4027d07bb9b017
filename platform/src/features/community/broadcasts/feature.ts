import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const broadcasts = defineFeature({ name: 'community/broadcasts', contracts: contract })
