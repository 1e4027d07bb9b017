import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as permissions from './permissions.ts'

export const appeals = defineFeature({ name: 'community/appeals', permissions, contracts: contract })
