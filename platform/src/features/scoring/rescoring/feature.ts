import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const rescoring = defineFeature({ name: 'scoring/rescoring', contracts: contract })
