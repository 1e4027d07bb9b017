import type { Tx } from '../../../../../base/database/tables.ts'
import { receiversAmong } from '../../../identity/server/public.ts'
import { blocksBetween, lockPair } from '../reads.ts'

type Pair = { sponsorId: number; followedId: number }
export type FollowOutcome = 'followed' | 'already' | 'blocked' | 'nobody'

/** Begins to follow somebody; `blocked` when either blocked the other, `nobody` when there is no such person to follow. */
export async function follow(
  tx: Tx,
  { sponsorId, followedId, now }: Pair & { now: Date },
): Promise<FollowOutcome> {
  if ((await receiversAmong(tx, [followedId])).length === 0 || sponsorId === followedId) return 'nobody'
  await lockPair(tx, sponsorId, followedId)
  if (await blocksBetween(tx, sponsorId, followedId)) return 'blocked'
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('follow')
    .values({ sponsor_id: sponsorId, followed_id: followedId, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? 'followed' : 'already'
}

/** Whether there was something to end. */
export async function unfollow(tx: Tx, { sponsorId, followedId }: Pair): Promise<boolean> {
  await lockPair(tx, sponsorId, followedId)
  const { numDeletedRows } = await tx
    .deleteFrom('follow')
    .where('sponsor_id', '=', sponsorId)
    .where('followed_id', '=', followedId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
