import type { Tx } from '../../../../../base/database/tables.ts'
import { tellInbox } from '../tell-inbox.ts'

/** Marks what somebody was sent as read: all of it, or some messages. How many were not read before. */
export async function readMessages(
  tx: Tx,
  ask: { userId: number; messages?: readonly number[]; now: Date },
): Promise<number> {
  let unread = tx
    .selectFrom('message')
    .select('id')
    .where('receiver_id', '=', ask.userId)
    .where('read_at', 'is', null)
    .where('hidden_by_receiver', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
  if (ask.messages) unread = unread.where('id', 'in', ask.messages)
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ read_at: ask.now })
    .where('id', 'in', unread)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await tellInbox(tx, [ask.userId])
  return Number(numUpdatedRows)
}
