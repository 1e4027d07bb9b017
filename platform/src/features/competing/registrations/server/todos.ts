import { sql } from 'kysely'
import { inScope, type Todo } from '../../../shared/roles/server/public.ts'

/** Signups that wait for an organiser. */
export const pendingSignups = {
  kind: 'participants',
  find: scope => sql`
    select competition_id as id, count(*) as count from registration
    where state = 'pending' and ${inScope(scope, 'competition_id')} group by 1`,
} as const satisfies Todo
