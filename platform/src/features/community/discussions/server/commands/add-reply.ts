import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { discussionFaults } from '../../faults.ts'
import { replyDenied, type Asker } from '../../policy.ts'
import type { WrittenAs } from '../../../../shared/roles/written-as.ts'
import { lockThread, readPost, threadFacts } from '../load.ts'
import { notifyOfReply } from '../notices.ts'
import { recount } from '../recount.ts'

export type NewReply = {
  threadId: number
  asker: NonNullable<Asker>
  writtenAs: WrittenAs
  replyTo: number | undefined
  body: string
  html: string
  now: Date
}

/** A reply, perhaps to another one; those it answers or names are told. */
export async function addReply(tx: Tx, ask: NewReply): Promise<{ id: number }> {
  const thread = await lockThread(tx, ask.threadId)
  const denied = replyDenied(ask.asker, threadFacts(thread))
  if (denied) throw new Failure(denied)
  const quoted = ask.replyTo === undefined ? undefined : await readPost(tx, ask.replyTo)
  if (quoted && (quoted.thread_id !== thread.id || quoted.deleted_at !== null))
    throw new Failure(discussionFaults.postNotFound)
  const { id } = await tx
    .insertInto('discussion_post')
    .values({
      thread_id: thread.id,
      competition_id: thread.competition_id,
      author_id: ask.asker.userId,
      written_as: ask.writtenAs,
      // The question is what every reply answers.
      reply_to_id: quoted && !quoted.is_opening ? quoted.id : null,
      body: ask.body,
      html: ask.html,
      created_at: ask.now,
      edited_at: null,
      deleted_at: null,
      deleted_by: null,
      delete_reason: null,
      search: searchVector(ask.body),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recount(tx, thread.id)
  await notifyOfReply(tx, {
    thread,
    postId: id,
    authorId: ask.asker.userId,
    quotedAuthorId: quoted?.author_id,
    body: ask.body,
  })
  return { id }
}
