import { organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Read what was imported by somebody else. */
export const readImports = definePermission('import.read', organisersOfIt)
