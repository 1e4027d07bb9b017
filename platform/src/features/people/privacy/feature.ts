import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const privacy = defineFeature({ name: 'people/privacy', contracts: contract })
