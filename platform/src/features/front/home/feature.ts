import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const home = defineFeature({ name: 'front/home', contracts: contract })
