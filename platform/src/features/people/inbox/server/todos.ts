import { sql } from 'kysely'
import type { SiteTodo } from '../../../../base/todo.ts'
import { plural } from '../../../../base/web/plural.ts'
import { listConversationReports } from '../reports.contract.ts'

/** Conversations that were reported and that nobody has looked at. */
export const openConversationReports: SiteTodo = {
  kind: 'conversation-reports',
  path: '/admin/messages',
  needs: listConversationReports,
  text: {
    zh: count => `${count} 个私信举报等待处理`,
    en: count => `${plural(count, 'reported conversation')} to look at`,
  },
  count: sql`select count(*) from conversation_report where resolved_at is null`,
}
