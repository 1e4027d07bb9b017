import type { Tx } from '../../../../../base/database/tables.ts'
import { notifyOfPlace } from '../notices.ts'

/** How many wait for a place. */
export async function countWaiting(tx: Tx, articleId: number): Promise<number> {
  const { waiting } = await tx
    .selectFrom('activity_signup')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('article_id', '=', articleId)
    .where('is_waiting', '=', true)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Gives free places to those who wait, first come first served, and tells them. The caller holds the activity's lock. */
export async function moveUp(tx: Tx, articleId: number): Promise<void> {
  const activity = await tx
    .selectFrom('activity')
    .select(['capacity', 'taken', 'cancelled_at'])
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow()
  // Nobody is told that they are in what does not take place.
  if (activity.cancelled_at) return
  const next = await tx
    .selectFrom('activity_signup')
    .select(['id', 'user_id'])
    .where('article_id', '=', articleId)
    .where('is_waiting', '=', true)
    .orderBy('id')
    .$if(activity.capacity !== null, query =>
      query.limit(Math.max(0, (activity.capacity ?? 0) - activity.taken)),
    )
    .execute()
  if (next.length === 0) return
  await tx
    .updateTable('activity_signup')
    .set({ is_waiting: false })
    .where(
      'id',
      'in',
      next.map(one => one.id),
    )
    .execute()
  for (const one of next) await notifyOfPlace(tx, articleId, { signupId: one.id, userId: one.user_id })
}
