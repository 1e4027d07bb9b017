import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'
import * as permissions from './permissions.ts'

export const authoring = defineFeature({ name: 'staff/authoring', permissions, contracts: contract })
