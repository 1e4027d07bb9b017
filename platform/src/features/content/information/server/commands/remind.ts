import { sql } from 'kysely'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import { lockActivityRow } from '../activity-value.ts'
import { notifyOfStart } from '../notices.ts'
import { moveUp } from './move-up.ts'

const hour = 3_600_000

/** Activities that may have somebody to remind, or a place to give away. */
export async function toLookAfter(db: Db, now: Date): Promise<number[]> {
  const due = await db
    .selectFrom('activity')
    .innerJoin('article', 'article.id', 'activity.article_id')
    .select('article_id')
    .where('published_at', '<=', now)
    .where('ends_at', '>', now)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`(starts_at <= ${new Date(now.getTime() + 24 * hour)}
        and (hour_reminded_for is distinct from starts_at or day_reminded_for is distinct from starts_at)
        or exists (select from activity_signup s where s.article_id = activity.article_id and s.is_waiting))`,
    )
    .orderBy('starts_at')
    .execute()
  return due.map(row => row.article_id)
}

/**
 * Reminds those who are in a day and an hour before the start, each once for each start, and gives away places that
 * became free by themselves, as when somebody's account is gone. Twice is once.
 */
export async function remindOf(tx: Tx, articleId: number, now: Date): Promise<void> {
  const row = await lockActivityRow(tx, articleId)
  if (!row || row.cancelled_at) return
  await moveUp(tx, articleId)
  const left = row.starts_at.getTime() - now.getTime()
  const isDone = (at: Date | null) => at?.getTime() === row.starts_at.getTime()
  if (left <= 0 || left > 24 * hour) return
  // Within the last hour the day's reminder would say what the other says.
  const which = left <= hour ? 'hour' : 'day'
  if (isDone(which === 'hour' ? row.hour_reminded_for : row.day_reminded_for)) return
  await notifyOfStart(tx, which, { articleId, startsAt: row.starts_at, zone: row.zone })
  await tx
    .updateTable('activity')
    .set({
      day_reminded_for: row.starts_at,
      ...(which === 'hour' ? { hour_reminded_for: row.starts_at } : {}),
    })
    .where('article_id', '=', articleId)
    .execute()
}
