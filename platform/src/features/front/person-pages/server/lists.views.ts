import { sql } from 'kysely'
import type { z } from 'zod'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { excerptOf } from '../../../community/discussions/rules.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'
import type { PublishKind } from '../rules.ts'
import type { ownDataset, published } from '../schema.ts'
import type { Reading } from './reader.ts'

type Paging = { userId: number; page: number; perPage: number }

type PublishRow = {
  thread_id: number
  post_id: number | null
  title: string
  body: string
  competition_id: number
  title_zh: string
  title_en: string
  zone: string
  votes: number
  replies: number
  is_accepted: boolean
  at: Date
}

/** What somebody asked, or what they answered, the newest first: nothing that was hidden or deleted. */
export async function publishesPage(
  reading: Reading,
  { type, userId, page, perPage }: Paging & { type: PublishKind },
): Promise<{ list: z.input<typeof published>[]; total: number }> {
  const { db, viewer, lang, now } = reading
  const known = knownCompetitions(sql`t.competition_id`, viewer, now)
  const from =
    type === 'questions'
      ? sql`from discussion_thread t where t.author_id = ${userId} and t.hidden_at is null and ${known}`
      : sql`from discussion_post p join discussion_thread t on t.id = p.thread_id
          where p.author_id = ${userId} and not p.is_opening and p.deleted_at is null and t.hidden_at is null and ${known}`
  const post = type === 'questions' ? sql`null::bigint` : sql`p.id`
  const order = type === 'questions' ? sql`t.id` : sql`p.id`
  const [rows, counted] = await Promise.all([
    sql<PublishRow>`
      select g.thread_id, g.post_id, t.title, p.body, t.competition_id, c.title_zh, c.title_en, c.zone,
        p.vote_count as votes, t.reply_count as replies, p.created_at as at,
        coalesce(t.accepted_post_id = g.post_id, t.accepted_post_id is not null) as is_accepted
      from (
        select t.id as thread_id, ${post} as post_id ${from}
        order by ${order} desc limit ${perPage} offset ${(page - 1) * perPage}
      ) g
      join discussion_thread t on t.id = g.thread_id
      join discussion_post p on p.thread_id = t.id and case when g.post_id is null then p.is_opening else p.id = g.post_id end
      join competition c on c.id = t.competition_id
      order by p.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ])
  return {
    list: rows.rows.map(row => ({
      threadId: row.thread_id,
      postId: row.post_id,
      title: row.title,
      excerpt: excerptOf(row.body),
      competition: {
        id: row.competition_id,
        title: localizeColumn(row, 'title', lang),
        zone: row.zone,
      },
      votes: row.votes,
      replies: row.replies,
      isAccepted: row.is_accepted,
      at: row.at,
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}

/** The datasets that somebody published of their own, the newest first. */
export async function datasetsPage(
  { db, lang, now }: Reading,
  { userId, page, perPage }: Paging,
): Promise<{ list: z.input<typeof ownDataset>[]; total: number }> {
  const own = db
    .selectFrom('dataset')
    .where('owner_id', '=', userId)
    .where('competition_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', now)
  const [rows, { total }] = await Promise.all([
    own
      .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'licence', 'download_count'])
      .select('published_at')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    list: rows.map(row => ({
      id: row.id,
      title: localizeColumn(row, 'title', lang),
      summary: localizeColumn(row, 'summary', lang),
      licence: row.licence,
      downloads: row.download_count,
      publishedAt: row.published_at ?? now,
    })),
    total,
  }
}
