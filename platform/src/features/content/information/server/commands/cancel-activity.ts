import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { cancellationDenied } from '../../activity.rules.ts'
import { informationFaults } from '../../faults.ts'
import { lockActivityRow, timesOf, type ActivityRow } from '../activity-value.ts'
import { isShown, lockArticle } from '../article-value.ts'
import { notifyOfCancellation } from '../notices.ts'
import { moveUp } from './move-up.ts'

type Ask = {
  id: number
  /** Why it is called off; null to take that back. */
  reason: { zh: string; en: string } | null
  actor: Actor
  now: Date
}

/** Calls an activity off or takes that back, and tells all who signed up; answers how it stands now. */
export async function cancelActivity(tx: Tx, { id, reason, actor, now }: Ask): Promise<ActivityRow> {
  const article = await lockArticle(tx, id)
  if (article.kind !== 'activity') throw new Failure(informationFaults.notFound)
  const before = await lockActivityRow(tx, id)
  if (!before) throw new Failure(informationFaults.noActivity)
  const isPublic = isShown(article, now)
  const denied = cancellationDenied(timesOf(before), { isPublic, isWanted: reason !== null, now })
  if (denied) throw new Failure(denied)
  const row = await tx
    .updateTable('activity')
    .set({
      cancelled_at: reason && now,
      cancel_reason_zh: reason && reason.zh,
      cancel_reason_en: reason && reason.en,
      sequence: before.sequence + 1,
    })
    .where('article_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.updateTable('article').set({ updated_at: now }).where('id', '=', id).execute()
  if (isPublic) await notifyOfCancellation(tx, row)
  // Places that were given up meanwhile.
  await moveUp(tx, id)
  await audit(
    tx,
    actor,
    {
      action: reason ? 'information.cancel' : 'information.reinstate',
      subject: 'article',
      subjectId: id,
      detail: reason ? { reasonZh: reason.zh, reasonEn: reason.en } : {},
    },
    now,
  )
  return row
}
