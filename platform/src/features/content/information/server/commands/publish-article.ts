import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { informationFaults } from '../../faults.ts'
import { isOver } from '../../activity.rules.ts'
import { activityValueOf, readActivity, timesOf } from '../activity-value.ts'
import { isShown, lockArticle, valueOf } from '../article-value.ts'
import { notifyOfView } from '../notices.ts'
import { requireWhole } from './save-activity.ts'
import { requireComplete } from './save-article.ts'

type Publication = {
  id: number
  isPublished: boolean
  at: Date | null
  reason: string
  actor: Actor
  now: Date
}

/** Publishes at once or at a chosen time, or withdraws. */
export async function publishArticle(tx: Tx, ask: Publication): Promise<void> {
  const { id, isPublished, actor, now } = ask
  const row = await lockArticle(tx, id)
  if (!isPublished) {
    if (!row.published_at) throw new Failure(informationFaults.notPublic)
    if (ask.reason === '')
      throw new Failure(informationFaults.reasonMissing, {
        issues: [{ path: 'body.reason', code: 'required' }],
      })
  } else {
    requireComplete(await valueOf(tx, row))
    if (row.kind === 'activity') requireWhole(await activityValueOf(tx, id))
  }
  const at = isPublished ? (ask.at ?? now) : null
  await tx
    .updateTable('article')
    .set({ published_at: at, withdrawn_at: isPublished ? null : now, updated_at: now })
    .where('id', '=', id)
    .execute()
  if (row.kind === 'activity')
    await tellOfView(tx, id, {
      wasShown: isShown(row, now),
      isNowShown: isShown({ published_at: at }, now),
      now,
    })
  const isScheduled = at !== null && at > now
  await audit(
    tx,
    actor,
    {
      action: `information.${isPublished ? (isScheduled ? 'schedule' : 'publish') : 'withdraw'}`,
      subject: 'article',
      subjectId: id,
      detail: isPublished ? { at: (at ?? now).toISOString() } : { reason: ask.reason },
    },
    now,
  )
}

/** Those who signed up are told that the page is gone or there again, while they still wait for the day. */
async function tellOfView(
  tx: Tx,
  id: number,
  { wasShown, isNowShown, now }: { wasShown: boolean; isNowShown: boolean; now: Date },
): Promise<void> {
  const row = wasShown === isNowShown ? undefined : await readActivity(tx, id)
  if (row && row.cancelled_at === null && !isOver(timesOf(row), now))
    await notifyOfView(tx, row, { isShown: isNowShown, now })
}
