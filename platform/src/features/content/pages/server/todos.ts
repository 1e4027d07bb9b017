import { sql } from 'kysely'
import type { SiteTodo } from '../../../../base/todo.ts'
import { plural } from '../../../../base/web/plural.ts'
import { getTree } from '../editing.contract.ts'

/** Pages that were sent to review and that nobody has published or returned. */
export const pagesInReview: SiteTodo = {
  kind: 'pages-in-review',
  path: '/admin/content',
  needs: getTree,
  text: {
    zh: count => `${count} 个页面等待审核`,
    en: count => `${plural(count, 'page', 'pages')} to review`,
  },
  count: sql`select count(*) from content_page where state = 'review'`,
}
