import type { Db } from '../../../../base/database/tables.ts'
import type { Post, Thread } from './load.ts'

type Revision = { revision: number; title: string | null; html: string; writtenAt: Date }

/** Everything a post has said, the newest first. */
export async function revisionsOf(db: Db, post: Post, thread: Thread): Promise<Revision[]> {
  const kept = await db
    .selectFrom('discussion_revision')
    .select(['revision', 'title', 'html', 'written_at'])
    .where('post_id', '=', post.id)
    .orderBy('revision', 'desc')
    .execute()
  return [
    {
      revision: post.revision,
      title: post.is_opening ? thread.title : null,
      html: post.html,
      writtenAt: post.edited_at ?? post.created_at,
    },
    ...kept.map(({ written_at, ...row }) => ({ ...row, writtenAt: written_at })),
  ]
}
