import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Signups that wait for an organiser. */
export const pendingSignups: Todo = {
  kind: 'participants',
  place: 70,
  page: 'participants',
  text: { zh: count => `${count} 份报名等待审核`, en: count => `${plural(count, 'signup')} to approve` },
  find: scope => sql`
    select competition_id as id, count(*) as count from registration
    where state = 'pending' and ${inScope(scope, 'competition_id')} group by 1`,
}
