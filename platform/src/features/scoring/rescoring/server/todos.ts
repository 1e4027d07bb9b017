import { sql } from 'kysely'
import { inScope, type Todo } from '../../../shared/roles/server/public.ts'

/** Re-scorings that are computed and wait to be switched. */
export const readyRescores = {
  kind: 'rescores',
  find: scope => sql`
    select s.competition_id as id, count(*) as count from rescore r join schedule s on s.id = r.schedule_id
    where r.state = 'open' and ${inScope(scope, 's.competition_id')}
      and not exists (select from rescore_result w where w.rescore_id = r.id and w.state = 'waiting')
    group by 1`,
} as const satisfies Todo
