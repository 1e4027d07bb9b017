import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may } from '../../../shared/roles/policy.ts'
import { moderateDiscussions } from '../permissions.ts'
import { findCompetition } from '../../../competing/competitions/server/public.ts'
import { discussionFaults } from '../faults.ts'
import type { Asker } from '../policy.ts'

export type Thread = Selectable<Tables['discussion_thread']>
export type Post = Selectable<Tables['discussion_post']>
type Reader = { viewer: Viewer | null; now: Date }

export const askerOf = (viewer: Viewer | null, competitionId: number): Asker =>
  viewer && { userId: viewer.userId, isModerator: may(viewer, moderateDiscussions, competitionId) }

/** The thread, if this reader may know of it: else e40470, whether it exists or not. Hidden ones are for moderators. */
export async function requireThread(db: Db, id: number, { viewer, now }: Reader): Promise<Thread> {
  const thread = await db.selectFrom('discussion_thread').selectAll().where('id', '=', id).executeTakeFirst()
  if (!thread || !(await findCompetition(db, thread.competition_id, viewer, now)))
    throw new Failure(discussionFaults.threadNotFound)
  if (thread.hidden_at !== null && !may(viewer, moderateDiscussions, thread.competition_id))
    throw new Failure(discussionFaults.threadNotFound)
  return thread
}

/** A post that is still there, and its thread, if this reader may know of them; else e40471. */
export async function requirePost(
  db: Db,
  id: number,
  reader: Reader,
): Promise<{ post: Post; thread: Thread }> {
  const post = await db.selectFrom('discussion_post').selectAll().where('id', '=', id).executeTakeFirst()
  if (!post || post.deleted_at) throw new Failure(discussionFaults.postNotFound)
  const thread = await requireThread(db, post.thread_id, reader).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure(discussionFaults.postNotFound) : error
  })
  return { post, thread }
}

/** Takes the lock that orders every write of a thread, and reads it as it is now. */
export async function lockThread(tx: Tx, id: number): Promise<Thread> {
  const thread = await tx
    .selectFrom('discussion_thread')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!thread) throw new Failure(discussionFaults.threadNotFound)
  return thread
}

/** The post as it is now; the caller holds its thread's lock. */
export async function readPost(tx: Tx, id: number): Promise<Post> {
  const post = await tx.selectFrom('discussion_post').selectAll().where('id', '=', id).executeTakeFirst()
  if (!post) throw new Failure(discussionFaults.postNotFound)
  return post
}

/** What the policy looks at. */
export const threadFacts = (thread: Thread) => ({
  authorId: thread.author_id,
  isLocked: thread.locked_at !== null,
  acceptedPostId: thread.accepted_post_id,
})
export const postFacts = (post: Pick<Post, 'id' | 'author_id' | 'is_opening' | 'deleted_at'>) => ({
  id: post.id,
  authorId: post.author_id,
  isOpening: post.is_opening,
  isDeleted: post.deleted_at !== null,
})
