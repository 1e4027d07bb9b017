import { sql } from 'kysely'
import { inScope, type Todo } from '../../../shared/roles/server/public.ts'

/** Findings that were neither put aside nor led to a disqualification. */
export const openFindings = {
  kind: 'findings',
  find: scope => sql`
    select competition_id as id, count(*) as count from integrity_finding f
    where dismissed_at is null and ${inScope(scope, 'competition_id')}
      and not exists (select from team_ban_evidence e where e.finding_id = f.id)
    group by 1`,
} as const satisfies Todo
