import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { discussionFaults } from '../../faults.ts'
import type { ThreadTag } from '../../rules.ts'
import { editDenied, type Asker } from '../../policy.ts'
import { lockThread, postFacts, readPost, threadFacts } from '../load.ts'

export type Edit = {
  postId: number
  threadId: number
  asker: NonNullable<Asker>
  revision: number
  title: string | undefined
  tag?: ThreadTag | undefined
  body: string
  html: string
  now: Date
}

/** Writes a new revision and keeps what the post said before. Saying the same again changes nothing. */
export async function editPost(tx: Tx, ask: Edit): Promise<{ revision: number }> {
  const thread = await lockThread(tx, ask.threadId)
  const post = await readPost(tx, ask.postId)
  const denied = editDenied(ask.asker, threadFacts(thread), postFacts(post))
  if (denied) throw new Failure(denied)
  if (post.revision !== ask.revision) throw new Failure(discussionFaults.changedMeanwhile)
  const title = post.is_opening ? (ask.title ?? thread.title) : null
  if (post.is_opening && ask.tag !== undefined && thread.tag !== 'solution' && ask.tag !== thread.tag)
    await tx.updateTable('discussion_thread').set({ tag: ask.tag }).where('id', '=', thread.id).execute()
  if (post.body === ask.body && (title === null || title === thread.title)) return { revision: post.revision }
  await tx
    .insertInto('discussion_revision')
    .values({
      post_id: post.id,
      revision: post.revision,
      title: post.is_opening ? thread.title : null,
      body: post.body,
      html: post.html,
      written_at: post.edited_at ?? post.created_at,
    })
    .execute()
  await tx
    .updateTable('discussion_post')
    .set({
      body: ask.body,
      html: ask.html,
      revision: post.revision + 1,
      edited_at: ask.now,
      search: title === null ? searchVector(ask.body) : searchVector(title, ask.body),
    })
    .where('id', '=', post.id)
    .execute()
  if (title !== null)
    await tx.updateTable('discussion_thread').set({ title }).where('id', '=', thread.id).execute()
  return { revision: post.revision + 1 }
}
