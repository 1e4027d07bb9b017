import { sql } from 'kysely'
import type { SiteTodo } from '../../../../base/todo.ts'
import { plural } from '../../../../base/web/plural.ts'
import { listApplications } from '../editing.contract.ts'

/** Applications that nobody has decided. */
export const waitingApplications: SiteTodo = {
  kind: 'expert-applications',
  path: '/admin/experts/applications',
  needs: listApplications,
  text: {
    zh: count => `${count} 份专家申请等待审核`,
    en: count => `${plural(count, 'application')} of experts to review`,
  },
  count: sql`select count(*) from expert_application where decided_at is null`,
}
