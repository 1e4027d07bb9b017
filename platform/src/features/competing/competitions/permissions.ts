import { organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** See a competition before it is published, its list B before the reveal, and every team and submission in it. */
export const runCompetition = definePermission('competition.run', organisersOfIt)
