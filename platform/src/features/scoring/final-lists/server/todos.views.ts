import { sql } from 'kysely'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** A competition that is over, with all its boards open, and without confirmed final ranks. */
export const dueFinalList: Todo = {
  kind: 'finalList',
  place: 120,
  page: 'final-list',
  only: 'steps',
  text: {
    zh: () => '竞赛已经结束，确认最终名次',
    en: () => 'The competition is over: confirm the final ranks',
  },
  find: scope => sql`
    select c.id, 1 as count from competition c
    where c.published_at <= ${scope.now} and c.end_at <= ${scope.now} and ${inScope(scope, 'c.id')}
      and not exists (select from final_list f where f.competition_id = c.id and f.withdrawn_at is null)
      and exists (select from schedule s where s.competition_id = c.id)
      and not exists (select from schedule s
        where s.competition_id = c.id and s.list_b_mode <> 'none' and s.revealed_at is null)`,
}
