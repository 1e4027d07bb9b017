import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const catalogue = defineFeature({ name: 'shared/catalogue', contracts: contract })
