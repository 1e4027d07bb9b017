import { editors } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Review calls for bids, and do all that their posters may. */
export const manageNeeds = definePermission('need.manage', editors)
