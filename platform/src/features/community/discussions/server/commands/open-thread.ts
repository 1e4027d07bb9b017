import type { Tx } from '../../../../../base/database/tables.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { recordActivity } from '../../../../people/activity/server/public.ts'
import type { ThreadTag } from '../../rules.ts'
import type { WrittenAs } from '../../../../shared/roles/written-as.ts'

export type NewThread = {
  competitionId: number
  authorId: number
  writtenAs: WrittenAs
  tag: ThreadTag
  title: string
  body: string
  html: string
  now: Date
}

/** A thread with its opening post. */
export async function openThread(tx: Tx, ask: NewThread): Promise<{ id: number; openingId: number }> {
  const { id } = await tx
    .insertInto('discussion_thread')
    .values({
      competition_id: ask.competitionId,
      author_id: ask.authorId,
      title: ask.title,
      tag: ask.tag,
      created_at: ask.now,
      last_activity_at: ask.now,
      accepted_post_id: null,
      pinned_at: null,
      locked_at: null,
      hidden_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: openingId } = await tx
    .insertInto('discussion_post')
    .values({
      thread_id: id,
      competition_id: ask.competitionId,
      author_id: ask.authorId,
      written_as: ask.writtenAs,
      is_opening: true,
      reply_to_id: null,
      body: ask.body,
      html: ask.html,
      created_at: ask.now,
      edited_at: null,
      deleted_at: null,
      deleted_by: null,
      delete_reason: null,
      search: searchVector(ask.title, ask.body),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordActivity(tx, {
    kind: 'thread',
    userId: ask.authorId,
    competitionId: ask.competitionId,
    subjectId: id,
    at: ask.now,
  })
  return { id, openingId }
}
