import type { z } from 'zod'
import { messageOf, type Fault } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { acceptDenied, editDenied, removeDenied, reportDenied, voteDenied, type Asker } from '../policy.ts'
import { excerptOf } from '../rules.ts'
import type { post as postSchema } from '../schema.ts'
import { postFacts, threadFacts, type Thread } from './load.ts'

type PostView = z.input<typeof postSchema>

/** These posts of one thread as this reader may see them. Of deleted ones only the stone is left. */
export async function postViews(
  db: Db,
  ids: readonly number[],
  { thread, asker, lang }: { thread: Thread; asker: Asker; lang: Lang },
): Promise<Map<number, PostView>> {
  const rows = await db
    .selectFrom('discussion_post as p')
    .innerJoin('app_user as u', 'u.id', 'p.author_id')
    .leftJoin('discussion_post as q', 'q.id', 'p.reply_to_id')
    .leftJoin('app_user as w', 'w.id', 'q.author_id')
    .leftJoin('discussion_vote as v', join =>
      join.onRef('v.post_id', '=', 'p.id').on('v.user_id', '=', asker?.userId ?? 0),
    )
    .where('p.id', 'in', ids)
    .where('p.thread_id', '=', thread.id)
    .selectAll('p')
    .select([
      'u.user_name',
      'u.avatar',
      'q.body as quoted_body',
      'q.deleted_at as quoted_deleted_at',
      'w.user_name as quoted_name',
      'v.user_id as voted',
    ])
    .execute()
  const facts = threadFacts(thread)
  return new Map(
    rows.map(row => {
      const own = postFacts(row)
      const mayEdit = editDenied(asker, facts, own)
      const quoteIsThere = row.reply_to_id !== null && row.quoted_deleted_at === null
      const view: PostView = {
        id: row.id,
        threadId: row.thread_id,
        isOpening: row.is_opening,
        author: own.isDeleted ? null : { id: row.author_id, name: row.user_name, avatar: row.avatar },
        writtenAs: own.isDeleted ? 'member' : row.written_as,
        deletedBy: own.isDeleted ? (row.deleted_by === row.author_id ? 'author' : 'moderator') : null,
        html: own.isDeleted ? '' : row.html,
        source: mayEdit ? null : row.body,
        revision: row.revision,
        createdAt: row.created_at,
        editedAt: own.isDeleted ? null : row.edited_at,
        quote:
          own.isDeleted || !quoteIsThere
            ? null
            : {
                postId: row.reply_to_id ?? 0,
                author: row.quoted_name ?? '',
                excerpt: excerptOf(row.quoted_body ?? ''),
              },
        voteCount: row.vote_count,
        hasVoted: row.voted !== null,
        isAccepted: thread.accepted_post_id === row.id,
        abilities: {
          vote: ability(voteDenied(asker, facts, own), lang),
          edit: ability(mayEdit, lang),
          remove: ability(removeDenied(asker, facts, own), lang),
          accept: ability(acceptDenied(asker, facts, own), lang),
          report: ability(reportDenied(asker, own), lang),
        },
      }
      return [row.id, view]
    }),
  )
}

export const ability = (denied: Fault | undefined, lang: Lang) =>
  denied ? { allowed: false, code: denied.code, message: messageOf(denied, lang) } : { allowed: true }
