import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Re-scorings that are computed and wait to be switched. */
export const readyRescores: Todo = {
  kind: 'rescores',
  place: 30,
  page: 'rescores',
  text: {
    zh: count => `${count} 次重新评分已经完成，等待切换`,
    en: count => `${plural(count, 're-scoring is', 're-scorings are')} complete and waiting to be switched`,
  },
  find: scope => sql`
    select s.competition_id as id, count(*) as count from rescore r join schedule s on s.id = r.schedule_id
    where r.state = 'open' and ${inScope(scope, 's.competition_id')}
      and not exists (select from rescore_result w where w.rescore_id = r.id and w.state = 'waiting')
    group by 1`,
}
