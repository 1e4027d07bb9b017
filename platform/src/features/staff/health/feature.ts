import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const health = defineFeature({ name: 'staff/health', audit, contracts: contract })
