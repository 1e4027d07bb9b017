import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Rounds whose list B could be shown by now, and that nobody has revealed or planned to. */
export const dueReveals: Todo = {
  kind: 'reveals',
  place: 110,
  page: 'reveal',
  only: 'steps',
  text: {
    zh: count => `${count} 个轮次已经截止，可以揭榜`,
    en: count => `${plural(count, 'closed round')} to reveal`,
  },
  // As `finalEnd` says it.
  find: scope => sql`
    select competition_id as id, count(*) as count from schedule
    where revealed_at is null and reveal_planned_at is null and ${inScope(scope, 'competition_id')}
      and case list_b_mode when 'split' then list_a_end when 'window' then list_b_end end <= ${scope.now}
    group by 1`,
}
