import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const appeals = defineFeature({ name: 'community/appeals', contracts: contract })
