import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

/** One search over everything a reader may see. */
export const search = defineFeature({ name: 'front/search', contracts: contract })
