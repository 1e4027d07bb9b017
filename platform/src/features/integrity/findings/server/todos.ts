import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Findings that were neither put aside nor led to a disqualification. */
export const openFindings: Todo = {
  kind: 'findings',
  place: 60,
  page: 'integrity',
  text: {
    zh: count => `诚信检查有 ${count} 条发现等待判断`,
    en: count => `${plural(count, 'integrity finding')} to judge`,
  },
  find: scope => sql`
    select competition_id as id, count(*) as count from integrity_finding f
    where dismissed_at is null and ${inScope(scope, 'competition_id')}
      and not exists (select from team_ban_evidence e where e.finding_id = f.id)
    group by 1`,
}
