import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const evaluation = defineFeature({ name: 'scoring/evaluation', contracts: contract })
