import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const desk = defineFeature({ name: 'staff/desk', contracts: contract })
