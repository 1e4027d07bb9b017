import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { canScore } from './can-score.ts'
import { inScope, soon, type Todo } from '../../../../base/todo.ts'

/** Rounds that run or begin soon and cannot be scored: without a metric, a file format or answers. Solutions are judged by people. */
export const unreadyRounds: Todo = {
  kind: 'unready',
  place: 20,
  page: '',
  text: {
    zh: count => `${count} 个进行中或即将开始的轮次还缺少指标、文件格式或答案`,
    en: count =>
      `${plural(count, 'current or upcoming round has', 'current or upcoming rounds have')} no metric, file format or answers`,
  },
  find: scope => sql`
    select s.competition_id as id, count(*) as count from schedule s join competition c on c.id = s.competition_id
    where c.type = 'computing' and c.published_at is not null and s.start_at < ${soon(scope)} and s.end_at > ${scope.now}
      and ${inScope(scope, 's.competition_id')}
      and not (${canScore('s', 'A')} and (s.list_b_mode <> 'window' or ${canScore('s', 'B')}))
    group by 1`,
}
