import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { informationFaults } from '../../faults.ts'
import { activityValueOf } from '../activity-value.ts'
import { lockArticle, valueOf } from '../article-value.ts'
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
