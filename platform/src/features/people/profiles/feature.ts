import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const profiles = defineFeature({ name: 'people/profiles', contracts: contract })
