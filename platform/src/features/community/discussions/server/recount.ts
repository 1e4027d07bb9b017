import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

/**
 * Counts the replies that are still there and finds when the last was written. True when nothing of the thread is
 * left, not even its question. The caller holds the thread's lock.
 */
export async function recount(tx: Tx, threadId: number): Promise<{ isEmpty: boolean }> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    update discussion_thread t
    set reply_count = c.replies, last_activity_at = greatest(t.created_at, c.last)
    from (
      select count(*) filter (where not is_opening)::int as replies, count(*) = 0 as empty, max(created_at) as last
      from discussion_post where thread_id = ${threadId} and deleted_at is null
    ) c
    where t.id = ${threadId}
    returning c.empty as "isEmpty"`.execute(tx)
  return { isEmpty: rows[0]?.isEmpty ?? true }
}
