import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { voteDenied, type Asker } from '../../policy.ts'
import { lockThread, postFacts, readPost, threadFacts } from '../load.ts'

export type Vote = {
  postId: number
  threadId: number
  asker: NonNullable<Asker>
  /** Voted for, or taken back. */
  wants: boolean
  now: Date
}

/** One vote a person, however often and from wherever it is sent. */
export async function vote(tx: Tx, ask: Vote): Promise<{ voteCount: number; hasVoted: boolean }> {
  const thread = await lockThread(tx, ask.threadId)
  const post = await readPost(tx, ask.postId)
  const denied = voteDenied(ask.asker, threadFacts(thread), postFacts(post))
  if (denied) throw new Failure(denied)
  const { userId } = ask.asker
  const change = ask.wants
    ? Number(
        (
          await tx
            .insertInto('discussion_vote')
            .values({ post_id: post.id, user_id: userId, author_id: post.author_id, created_at: ask.now })
            .onConflict(conflict => conflict.doNothing())
            .executeTakeFirst()
        ).numInsertedOrUpdatedRows,
      )
    : -Number(
        (
          await tx
            .deleteFrom('discussion_vote')
            .where('post_id', '=', post.id)
            .where('user_id', '=', userId)
            .executeTakeFirst()
        ).numDeletedRows,
      )
  if (change !== 0) {
    await tx
      .updateTable('discussion_post')
      .set({ vote_count: sql`vote_count + ${change}` })
      .where('id', '=', post.id)
      .execute()
    if (post.is_opening)
      await tx
        .updateTable('discussion_thread')
        .set({ vote_count: sql`vote_count + ${change}` })
        .where('id', '=', thread.id)
        .execute()
  }
  return { voteCount: post.vote_count + change, hasVoted: ask.wants }
}
