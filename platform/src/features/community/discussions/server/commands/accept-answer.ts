import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { recordActivity } from '../../../../people/activity/server/public.ts'
import { discussionFaults } from '../../faults.ts'
import { acceptDenied, changeAcceptedDenied, type Asker } from '../../policy.ts'
import { lockThread, postFacts, readPost, threadFacts } from '../load.ts'
import { notifyOfAcceptance } from '../notices.ts'

/** One accepted answer a thread; of two accepted at once the second is refused. */
export async function acceptAnswer(
  tx: Tx,
  ask: { threadId: number; postId: number; asker: NonNullable<Asker>; now: Date },
): Promise<void> {
  const thread = await lockThread(tx, ask.threadId)
  const post = await readPost(tx, ask.postId)
  if (post.thread_id !== thread.id) throw new Failure(discussionFaults.postNotFound)
  const denied = acceptDenied(ask.asker, threadFacts(thread), postFacts(post))
  if (denied) throw new Failure(denied)
  if (thread.accepted_post_id === post.id) return
  await setAccepted(tx, thread.id, post.id)
  if (post.author_id !== thread.author_id)
    await recordActivity(tx, {
      kind: 'answer',
      userId: post.author_id,
      competitionId: thread.competition_id,
      subjectId: post.id,
      at: ask.now,
    })
  await notifyOfAcceptance(tx, {
    thread,
    postId: post.id,
    authorId: post.author_id,
    actor: ask.asker.userId,
  })
}

export async function unacceptAnswer(
  tx: Tx,
  ask: { threadId: number; asker: NonNullable<Asker> },
): Promise<void> {
  const thread = await lockThread(tx, ask.threadId)
  const denied = changeAcceptedDenied(ask.asker, threadFacts(thread))
  if (denied) throw new Failure(denied)
  await setAccepted(tx, thread.id, null)
}

const setAccepted = (tx: Tx, threadId: number, accepted_post_id: number | null) =>
  tx.updateTable('discussion_thread').set({ accepted_post_id }).where('id', '=', threadId).execute()
