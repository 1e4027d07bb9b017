import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const authoring = defineFeature({ name: 'staff/authoring', contracts: contract })
