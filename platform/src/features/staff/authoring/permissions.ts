import { editors } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Find a competition that is not one’s own in the administration. */
export const findCompetitions = definePermission('competition.find', editors)
