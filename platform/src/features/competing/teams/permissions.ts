import { organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Read the history of any team. */
export const readTeamHistory = definePermission('team.history', organisersOfIt)
