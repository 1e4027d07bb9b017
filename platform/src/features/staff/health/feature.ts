import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const health = defineFeature({ name: 'staff/health', contracts: contract })
