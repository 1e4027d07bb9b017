import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Appeals that nobody has answered. */
export const openAppeals: Todo = {
  kind: 'appeals',
  place: 40,
  page: 'appeals',
  text: { zh: count => `${count} 份申诉等待处理`, en: count => `${plural(count, 'appeal')} to answer` },
  find: scope => sql`
    select competition_id as id, count(*) as count from appeal
    where state in ('open', 'reviewing') and ${inScope(scope, 'competition_id')} group by 1`,
}
