import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const baselines = defineFeature({ name: 'scoring/baselines', contracts: contract })
