import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'

export const catalogue = defineFeature({ name: 'shared/catalogue', audit, contracts: contract })
