import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const information = defineFeature({ name: 'content/information', contracts: contract })
