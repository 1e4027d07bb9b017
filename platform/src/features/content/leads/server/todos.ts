import { sql } from 'kysely'
import type { SiteTodo } from '../../../../base/todo.ts'
import { plural } from '../../../../base/web/plural.ts'
import { listLeads } from '../desk.contract.ts'

/** Enquiries that nobody has taken up. */
export const newLeads: SiteTodo = {
  kind: 'leads',
  path: '/admin/leads',
  needs: listLeads,
  text: {
    zh: count => `${count} 条合作意向等待联系`,
    en: count => `${plural(count, 'enquiry', 'enquiries')} to take up`,
  },
  count: sql`select count(*) from lead where state = 'new'`,
}
