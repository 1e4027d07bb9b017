import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const editor = defineFeature({ name: 'shared/editor', contracts: contract })
