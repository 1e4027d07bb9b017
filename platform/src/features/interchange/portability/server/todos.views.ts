import { sql } from 'kysely'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** A competition whose final ranks stand, and that nobody has exported since it ended. */
export const dueArchive: Todo = {
  kind: 'archive',
  place: 140,
  page: 'exports',
  only: 'steps',
  text: { zh: () => '竞赛已经结束，导出存档', en: () => 'The competition is over: export an archive' },
  find: scope => sql`
    select c.id, 1 as count from competition c
    where c.end_at <= ${scope.now} and ${inScope(scope, 'c.id')}
      and exists (select from final_list f where f.competition_id = c.id and f.withdrawn_at is null)
      and not exists (select from competition_export e where e.competition_id = c.id and e.created_at >= c.end_at)`,
}
