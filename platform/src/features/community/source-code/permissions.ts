import { organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Read code that is not published, publish it, remove comments. */
export const manageSourceCode = definePermission('source-code.manage', organisersOfIt)
