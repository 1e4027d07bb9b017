import type { Tx } from '../../../../../base/database/tables.ts'

/** Keeps when somebody last looked at their messages: it only moves on, and never beyond now. Answers whether it moved. */
export async function keepMessageCheck(
  tx: Tx,
  { userId, time, now }: { userId: number; time: Date; now: Date },
): Promise<number> {
  const at = time < now ? time : now
  const done = await tx
    .updateTable('app_user')
    .set({ message_checked_at: at })
    .where('id', '=', userId)
    .where(eb => eb.or([eb('message_checked_at', 'is', null), eb('message_checked_at', '<', at)]))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}
