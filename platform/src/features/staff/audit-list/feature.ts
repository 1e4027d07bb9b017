import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const auditList = defineFeature({ name: 'staff/audit-list', contracts: contract })
