import type { Tx } from '../../../../base/database/tables.ts'

/**
 * Counts the replies that are still there and finds when the last was written. True when nothing of the thread is
 * left, not even its question. The caller holds the thread's lock.
 */
export async function recount(tx: Tx, threadId: number): Promise<{ isEmpty: boolean }> {
  const counted = await tx
    .updateTable('discussion_thread as t')
    .from(from =>
      from
        .selectFrom('discussion_post')
        .where('thread_id', '=', threadId)
        .where('deleted_at', 'is', null)
        .select(eb => [
          eb.fn.countAll<number>().filterWhere('is_opening', '=', false).as('replies'),
          eb.fn.countAll<number>().as('all'),
          eb.fn.max('created_at').as('last'),
        ])
        .as('c'),
    )
    .set(eb => ({
      reply_count: eb.ref('c.replies'),
      last_activity_at: eb.fn<Date>('greatest', ['t.created_at', 'c.last']),
    }))
    .where('t.id', '=', threadId)
    .returning('c.all')
    .executeTakeFirst()
  return { isEmpty: !counted?.all }
}
