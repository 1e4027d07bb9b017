import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { isOver, mustWait, signUpDenied } from '../../activity.rules.ts'
import { informationFaults } from '../../faults.ts'
import { lockActivity, timesOf } from '../activity-value.ts'
import { countWaiting, moveUp } from './move-up.ts'

type Ask = { articleId: number; userId: number; now: Date }

/** A place, or where all are taken one among those who wait. Twice is once. */
export async function signUp(tx: Tx, { articleId, userId, now }: Ask): Promise<{ isWaiting: boolean }> {
  const activity = await lockActivity(tx, articleId, now)
  const known = await tx
    .selectFrom('activity_signup')
    .select('is_waiting')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known) return { isWaiting: known.is_waiting }
  const denied = signUpDenied(true, timesOf(activity), now)
  if (denied) throw new Failure(denied)
  const isWaiting = mustWait(activity, await countWaiting(tx, articleId))
  await tx
    .insertInto('activity_signup')
    .values({ article_id: articleId, user_id: userId, is_waiting: isWaiting, signed_up_at: now })
    .execute()
  return { isWaiting }
}

/** Gives a place up, until the activity is over; who waits first gets it. */
export async function cancel(tx: Tx, { articleId, userId, now }: Ask): Promise<{ isCancelled: boolean }> {
  const activity = await lockActivity(tx, articleId, now)
  if (isOver(timesOf(activity), now)) throw new Failure(informationFaults.over)
  const gone = await tx
    .deleteFrom('activity_signup')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .returning('is_waiting')
    .executeTakeFirst()
  if (gone && !gone.is_waiting) await moveUp(tx, articleId)
  return { isCancelled: gone !== undefined }
}
