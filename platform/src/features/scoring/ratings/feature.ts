import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const ratings = defineFeature({ name: 'scoring/ratings', contracts: contract })
