import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const sourceCode = defineFeature({ name: 'community/source-code', contracts: contract })
