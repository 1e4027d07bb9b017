import { sql } from 'kysely'
import { inScope, type Todo } from '../../../shared/roles/server/public.ts'

/** Appeals that nobody has answered. */
export const openAppeals = {
  kind: 'appeals',
  find: scope => sql`
    select competition_id as id, count(*) as count from appeal
    where state in ('open', 'reviewing') and ${inScope(scope, 'competition_id')} group by 1`,
} as const satisfies Todo
