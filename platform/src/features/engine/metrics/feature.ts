import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const metrics = defineFeature({ name: 'engine/metrics', contracts: contract })
