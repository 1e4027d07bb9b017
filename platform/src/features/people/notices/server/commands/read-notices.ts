import type { Tx } from '../../../../../base/database/tables.ts'

/** Marks one notice of somebody as read, or all. What was read needs no mail. Answers how many were unread. */
export async function readNotices(
  tx: Tx,
  { userId, id, now }: { userId: number; id: number | undefined; now: Date },
): Promise<number> {
  const done = await tx
    .updateTable('notice')
    .set({ read_at: now, for_digest: false })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('on_site', '=', true)
    .$if(id !== undefined, query => query.where('id', '=', id ?? 0))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}
