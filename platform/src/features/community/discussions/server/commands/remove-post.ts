import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { discussionFaults } from '../../faults.ts'
import { removeDenied, type Asker } from '../../policy.ts'
import { lockThread, postFacts, readPost, threadFacts, type Post, type Thread } from '../load.ts'
import { notifyOfRemoval } from '../notices.ts'
import { recount } from '../recount.ts'
import { endSolution } from './end-solution.ts'

export type Removal = {
  postId: number
  threadId: number
  asker: NonNullable<Asker>
  address: string | null
  reason: string
  now: Date
}

/**
 * Leaves a stone where the post was. The thread goes when nothing is left of it, or when a moderator removes its
 * question; what others wrote under a question that its author deleted stays. A solution goes with all that was said of it, as the team takes
 * it back from everybody.
 */
export async function removePost(tx: Tx, ask: Removal): Promise<{ isThreadGone: boolean }> {
  const thread = await lockThread(tx, ask.threadId)
  const post = await readPost(tx, ask.postId)
  const denied = removeDenied(ask.asker, threadFacts(thread), postFacts(post))
  if (denied) throw new Failure(denied)
  const isOwn = post.author_id === ask.asker.userId
  if (!isOwn && ask.reason === '')
    throw new Failure(discussionFaults.reasonMissing, { issues: [{ path: 'body.reason', code: 'required' }] })
  const isThreadGone = await takeAway(tx, { thread, post, by: ask.asker.userId, isOwn, ...ask })
  if (!isOwn) {
    await settleAs(tx, { postId: post.id, outcome: 'removed', userId: ask.asker.userId, now: ask.now })
    const actor: Actor = { userId: ask.asker.userId, address: ask.address }
    await audit(
      tx,
      actor,
      {
        action: 'discussion.remove',
        subject: 'discussion_post',
        subjectId: post.id,
        detail: {
          competitionId: thread.competition_id,
          threadId: thread.id,
          authorId: post.author_id,
          reason: ask.reason,
        },
      },
      ask.now,
    )
    await notifyOfRemoval(tx, {
      thread,
      postId: post.id,
      authorId: post.author_id,
      actor: ask.asker.userId,
      reason: ask.reason,
    })
  }
  return { isThreadGone }
}

/** Without asking who may; whether the thread went with it. */
export async function takeAway(
  tx: Tx,
  ask: { thread: Thread; post: Post; by: number; isOwn: boolean; reason: string; now: Date },
): Promise<boolean> {
  const { thread, post, now } = ask
  await tx
    .updateTable('discussion_post')
    .set({ deleted_at: now, deleted_by: ask.by, delete_reason: ask.reason || null })
    .where('id', '=', post.id)
    .execute()
  const { isEmpty } = await recount(tx, thread.id)
  const isSolution = post.is_opening && (await endSolution(tx, thread.id))
  const isThreadGone = isEmpty || isSolution || (post.is_opening && !ask.isOwn)
  if (isThreadGone || thread.accepted_post_id === post.id)
    await tx
      .updateTable('discussion_thread')
      .set({
        hidden_at: isThreadGone ? now : thread.hidden_at,
        accepted_post_id: thread.accepted_post_id === post.id ? null : thread.accepted_post_id,
      })
      .where('id', '=', thread.id)
      .execute()
  return isThreadGone
}

/** Ends the open reports of a post; how many there were. */
export async function settleAs(
  tx: Tx,
  ask: { postId: number; outcome: 'dismissed' | 'removed'; userId: number; now: Date },
): Promise<number> {
  const done = await tx
    .updateTable('discussion_report')
    .set({ outcome: ask.outcome, resolved_at: ask.now, resolved_by: ask.userId })
    .where('post_id', '=', ask.postId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}
