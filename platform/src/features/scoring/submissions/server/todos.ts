import { sql } from 'kysely'
import { inScope, recently, type Todo } from '../../../shared/roles/server/public.ts'

/** Submissions that failed lately by the fault of the scoring setup. */
export const scorerFaults = {
  kind: 'scorerFaults',
  find: scope => sql`
    select competition_id as id, count(*) as count from submission
    where state = 'failed' and fault = 'scorer' and finished_at > ${recently(scope)} and ${inScope(scope, 'competition_id')}
    group by 1`,
} as const satisfies Todo
