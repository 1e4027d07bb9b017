import type { Tx } from '../../../../../base/database/tables.ts'
import { lockPair } from '../reads.ts'

type Pair = { blockerId: number; blockedId: number }

/** Blocks somebody for good; whatever they follow of each other ends. Whether they were not blocked before. */
export async function block(tx: Tx, { blockerId, blockedId, now }: Pair & { now: Date }): Promise<boolean> {
  await lockPair(tx, blockerId, blockedId)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('follow')
    .where(({ or, and, eb }) =>
      or([
        and([eb('sponsor_id', '=', blockerId), eb('followed_id', '=', blockedId)]),
        and([eb('sponsor_id', '=', blockedId), eb('followed_id', '=', blockerId)]),
      ]),
    )
    .execute()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether they were blocked. */
export async function unblock(tx: Tx, { blockerId, blockedId }: Pair): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
