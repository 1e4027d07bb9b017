import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, recently, type Todo } from '../../../../base/todo.ts'

/** Submissions that failed lately by the fault of the scoring setup. */
export const scorerFaults: Todo = {
  kind: 'scorerFaults',
  place: 10,
  page: 'rounds',
  text: {
    zh: count => `最近 7 天有 ${count} 个提交因评测配置出错而失败`,
    en: count => `${plural(count, 'submission')} failed in the last 7 days because of the scoring setup`,
  },
  find: scope => sql`
    select competition_id as id, count(*) as count from submission
    where state = 'failed' and fault = 'scorer' and finished_at > ${recently(scope)} and ${inScope(scope, 'competition_id')}
    group by 1`,
}

/** Submissions that wait for their score: they come to an end by themselves. */
export const waitingSubmissions: Todo = {
  kind: 'waiting',
  place: 100,
  page: 'submissions',
  only: 'menu',
  text: {
    zh: count => `${count} 个提交等待评分`,
    en: count => `${plural(count, 'submission')} waiting to be scored`,
  },
  find: scope => sql`
    select competition_id as id, count(*) as count from submission
    where state in ('uploaded', 'queued', 'running') and ${inScope(scope, 'competition_id')} group by 1`,
}
