import { sql } from 'kysely'
import type { SiteTodo } from '../../../../base/todo.ts'
import { plural } from '../../../../base/web/plural.ts'
import { listManagedNeeds } from '../managed.contract.ts'

/** Calls for bids that wait for a review. */
export const submittedNeeds: SiteTodo = {
  kind: 'needs',
  path: '/admin/needs',
  needs: listManagedNeeds,
  text: {
    zh: count => `${count} 个揭榜需求等待审核`,
    en: count => `${plural(count, 'call')} for bids to review`,
  },
  count: sql`select count(*) from bid_need where state = 'submitted'`,
}
