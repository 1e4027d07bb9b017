import { sql } from 'kysely'
import { inScope, soon, type Todo } from '../../../shared/roles/server/public.ts'

/** Drafts that begin soon. */
export const lateDrafts = {
  kind: 'drafts',
  find: scope => sql`
    select id, 1 as count from competition
    where published_at is null and start_at between ${scope.now} and ${soon(scope)} and ${inScope(scope, 'id')}`,
} as const satisfies Todo
