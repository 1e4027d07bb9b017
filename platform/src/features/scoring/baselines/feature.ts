import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const baselines = defineFeature({ name: 'scoring/baselines', audit, contracts: contract })
