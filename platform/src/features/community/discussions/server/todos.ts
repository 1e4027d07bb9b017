import { sql } from 'kysely'
import { plural } from '../../../../base/web/plural.ts'
import { inScope, type Todo } from '../../../../base/todo.ts'

/** Posts that were reported and that nobody has looked at. */
export const openReports: Todo = {
  kind: 'reports',
  place: 50,
  page: 'moderation',
  text: {
    zh: count => `${count} 个帖子被举报，等待处理`,
    en: count => `${plural(count, 'reported post')} to look at`,
  },
  find: scope => sql`
    select competition_id as id, count(distinct post_id) as count from discussion_report
    where resolved_at is null and ${inScope(scope, 'competition_id')} group by 1`,
}
