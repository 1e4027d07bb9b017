import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { reportedPost } from '../schema.ts'

type Reported = z.input<typeof reportedPost>
type Paging = { page: number; per_page: number }

/** Posts with open reports, the longest waiting first, and how many there are. */
export async function reportPage(
  db: Db,
  competitionId: number,
  { page, per_page }: Paging,
): Promise<{ posts: Reported[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .selectFrom('discussion_report')
      .select('post_id as id')
      .where('competition_id', '=', competitionId)
      .where('resolved_at', 'is', null)
      .groupBy('post_id')
      .orderBy(eb => eb.fn.min('id'))
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    countReported(db, competitionId),
  ])
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return { posts: [], total }
  const [posts, reports] = await Promise.all([
    db
      .selectFrom('discussion_post as p')
      .innerJoin('discussion_thread as t', 't.id', 'p.thread_id')
      .innerJoin('app_user as u', 'u.id', 'p.author_id')
      .where('p.id', 'in', ids)
      .select([
        'p.id',
        'p.html',
        'p.created_at',
        'p.is_opening',
        'p.deleted_at',
        't.id as thread_id',
        't.title',
      ])
      .select(['u.id as author_id', 'u.user_name', 'u.avatar'])
      .execute(),
    db
      .selectFrom('discussion_report as r')
      .innerJoin('app_user as u', 'u.id', 'r.reporter_id')
      .where('r.post_id', 'in', ids)
      .where('r.resolved_at', 'is', null)
      .orderBy('r.id')
      .select(['r.id', 'r.post_id', 'r.reason', 'r.note', 'r.created_at'])
      .select(['u.id as reporter_id', 'u.user_name', 'u.avatar'])
      .execute(),
  ])
  return {
    posts: ids.flatMap(id => {
      const row = posts.find(post => post.id === id)
      if (!row) return []
      return {
        post: {
          id,
          threadId: row.thread_id,
          title: row.title,
          author: { id: row.author_id, name: row.user_name, avatar: row.avatar },
          html: row.html,
          createdAt: row.created_at,
          isOpening: row.is_opening,
          isDeleted: row.deleted_at !== null,
        },
        reports: reports
          .filter(report => report.post_id === id)
          .map(report => ({
            id: report.id,
            reporter: { id: report.reporter_id, name: report.user_name, avatar: report.avatar },
            reason: report.reason,
            note: report.note,
            createdAt: report.created_at,
          })),
      }
    }),
    total,
  }
}

/** How many posts wait for a moderator. */
export async function countReported(db: Db, competitionId: number): Promise<number> {
  const { total } = await db
    .selectFrom('discussion_report')
    .select(eb => eb.fn.count<number>('post_id').distinct().as('total'))
    .where('competition_id', '=', competitionId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}
