import { organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Read the appeals of any team. */
export const readAppeals = definePermission('appeal.read', organisersOfIt)
