import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const portability = defineFeature({ name: 'interchange/portability', contracts: contract })
