import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const dashboard = defineFeature({ name: 'front/dashboard', contracts: contract })
