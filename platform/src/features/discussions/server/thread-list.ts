import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../base/contract/call.ts'
import type { Db } from '../../../base/database/tables.ts'
import { searchQuery } from '../../../base/search/search.ts'
import type { listThreads } from '../contract.ts'
import type { ThreadSort } from '../rules.ts'
import type { threadCard } from '../schema.ts'

type Query = Parsed<typeof listThreads>['query']
type Card = z.input<typeof threadCard>

const orders: Record<ThreadSort, RawBuilder<unknown>> = {
  activity: sql`last_activity_at desc`,
  newest: sql`created_at desc`,
  votes: sql`vote_count desc`,
}

/** A page of a competition's threads, pinned ones first, and how many there are. */
export async function threadPage(
  db: Db,
  ask: { competitionId: number; query: Query; userId: number | null },
): Promise<{ threads: Card[]; total: number }> {
  const { competitionId, query, userId } = ask
  const conditions = [sql`competition_id = ${competitionId}`, sql`hidden_at is null`]
  if (query.filter === 'unanswered') conditions.push(sql`accepted_post_id is null`)
  if (query.filter === 'mine')
    conditions.push(
      sql`id in (select thread_id from discussion_post where author_id = ${userId} and deleted_at is null)`,
    )
  if (query.search) {
    const words = searchQuery(query.search)
    conditions.push(
      words
        ? sql`id in (select thread_id from discussion_post
            where competition_id = ${competitionId} and deleted_at is null and search @@ ${words})`
        : sql`false`,
    )
  }
  const where = sql.join(conditions, sql` and `)
  const [page, count] = await Promise.all([
    cards(
      db,
      sql`select * from discussion_thread where ${where}
        order by (pinned_at is not null) desc, ${orders[query.sort]}, id desc
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`,
    ),
    sql<{ total: number }>`select count(*)::int as total from discussion_thread where ${where}`.execute(db),
  ])
  return { threads: page, total: count.rows[0]?.total ?? 0 }
}

export async function threadCardOf(db: Db, id: number): Promise<Card> {
  const [card] = await cards(db, sql`select * from discussion_thread where id = ${id}`)
  if (!card) throw new Error(`thread ${id} is not there`)
  return card
}

type Row = Omit<Card, 'author'> & { authorId: number; authorName: string; avatar: string | null }

/** The threads that `page` selects, in its order. */
async function cards(db: Db, page: RawBuilder<unknown>): Promise<Card[]> {
  const { rows } = await sql<Row>`
    select t.id, t.competition_id as "competitionId", t.title, t.created_at as "createdAt",
      t.last_activity_at as "lastActivityAt", t.reply_count as "replyCount", t.vote_count as "voteCount",
      t.pinned_at is not null as "isPinned", t.locked_at is not null as "isLocked",
      t.hidden_at is not null as "isHidden", t.accepted_post_id is not null as "isAnswered",
      exists (select from discussion_post p where p.thread_id = t.id and not p.is_opening
        and p.deleted_at is null and p.written_as <> 'member') as "hasOrganiserReply",
      u.id as "authorId", u.user_name as "authorName", u.avatar
    from (select *, row_number() over () as place from (${page}) p) t
    join app_user u on u.id = t.author_id
    order by t.place`.execute(db)
  return rows.map(({ authorId, authorName, avatar, ...row }) => ({
    ...row,
    author: { id: authorId, name: authorName, avatar },
  }))
}
