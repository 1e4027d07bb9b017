import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { discussionFaults } from '../../faults.ts'
import { lockThread, readPost } from '../load.ts'
import { removePost, settleAs, type Removal } from './remove-post.ts'

/** A moderator's word on all reports of a post: nothing wrong, or removed. Of two at once the second finds none. */
export async function settleReports(
  tx: Tx,
  ask: Removal & { outcome: 'dismissed' | 'removed' },
): Promise<{ settled: number }> {
  const thread = await lockThread(tx, ask.threadId)
  const post = await readPost(tx, ask.postId)
  const settled = await settleAs(tx, { ...ask, userId: ask.asker.userId })
  if (settled === 0) throw new Failure(discussionFaults.nothingOpen)
  if (ask.outcome === 'removed' && post.deleted_at === null) await removePost(tx, ask)
  await audit(
    tx,
    { userId: ask.asker.userId, address: ask.address },
    {
      action: `discussion.reports-${ask.outcome}`,
      subject: 'discussion_post',
      subjectId: post.id,
      detail: { competitionId: thread.competition_id, settled, reason: ask.reason },
    },
    ask.now,
  )
  return { settled }
}
