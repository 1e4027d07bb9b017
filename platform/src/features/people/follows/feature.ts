import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const follows = defineFeature({ name: 'people/follows', contracts: contract })
