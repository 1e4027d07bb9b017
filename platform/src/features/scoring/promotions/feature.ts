import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const promotions = defineFeature({ name: 'scoring/promotions', contracts: contract })
