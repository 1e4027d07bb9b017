import { sql } from 'kysely'
import type { SiteTodo } from '../../../../base/todo.ts'
import { plural } from '../../../../base/web/plural.ts'
import { listFeedback } from '../feedback.contract.ts'

/** Feedback that nobody has answered or closed. */
export const openFeedback: SiteTodo = {
  kind: 'feedback',
  path: '/admin/feedback',
  needs: listFeedback,
  text: {
    zh: count => `${count} 条反馈等待处理`,
    en: count => `${plural(count, 'message')} of feedback to answer`,
  },
  count: sql`select count(*) from feedback where state = 'open'`,
}
