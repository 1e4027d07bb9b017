import { organisersOfIt } from '../../shared/roles/demands.ts'
import { definePermission } from '../../shared/roles/policy.ts'

/** Hide, lock and pin threads, remove posts of others, see what is hidden. */
export const moderateDiscussions = definePermission('discussion.moderate', organisersOfIt)
