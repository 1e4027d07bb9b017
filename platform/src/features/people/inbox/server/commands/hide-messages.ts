import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { inboxFaults } from '../../faults.ts'
import { seenBy } from '../messages.ts'
import { tellInbox } from '../tell-inbox.ts'

/** Takes a message out of one person’s sight; the other still has it. None when it was out of sight already. */
export async function hideMessage(tx: Tx, { userId, id }: { userId: number; id: number }): Promise<number> {
  const mine = await tx
    .selectFrom('message')
    .select('id')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('sender_id', '=', userId), eb('receiver_id', '=', userId)]))
    .executeTakeFirst()
  if (!mine) throw new Failure(inboxFaults.noSuchMessage)
  return hide(tx, userId, 'id', id)
}

/** The same for all that two people wrote each other so far; what comes later is seen again. */
export async function hideConversation(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<number> {
  const side = await tx
    .selectFrom('conversation_side')
    .select('conversation_id')
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!side) throw new Failure(inboxFaults.noConversation)
  return hide(tx, userId, 'conversation_id', id)
}

async function hide(
  tx: Tx,
  userId: number,
  column: 'id' | 'conversation_id',
  value: number,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({
      hidden_by_sender: sql`hidden_by_sender or sender_id = ${userId}`,
      hidden_by_receiver: sql`hidden_by_receiver or receiver_id = ${userId}`,
    })
    .where('id', 'in', eb =>
      eb
        .selectFrom('message')
        .select('id')
        .where(column, '=', value)
        .where(seenBy(userId))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await tellInbox(tx, [userId])
  return Number(numUpdatedRows)
}
