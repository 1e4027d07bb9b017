import { sql } from 'kysely'
import { inScope, type Todo } from '../../../shared/roles/server/public.ts'

/** Posts that were reported and that nobody has looked at. */
export const openReports = {
  kind: 'reports',
  find: scope => sql`
    select competition_id as id, count(distinct post_id) as count from discussion_report
    where resolved_at is null and ${inScope(scope, 'competition_id')} group by 1`,
} as const satisfies Todo
