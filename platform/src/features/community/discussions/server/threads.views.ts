import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Parsed } from '../../../../base/contract/call.ts'
import { localColumn } from '../../../../base/database/local-column.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'
import { teamNames } from '../../../competing/teams/server/public.ts'
import type { listThreads } from '../contract.ts'
import { excerptLength, excerptOf, type ThreadSort } from '../rules.ts'
import type { threadCard } from '../schema.ts'

type Query = Pick<
  Parsed<typeof listThreads>['query'],
  'search' | 'sort' | 'filter' | 'tag' | 'page' | 'per_page'
>
type Card = z.input<typeof threadCard>

const orders: Record<ThreadSort, RawBuilder<unknown>> = {
  activity: sql`last_activity_at desc`,
  newest: sql`created_at desc`,
  votes: sql`vote_count desc`,
}

/** A page of a competition's threads, pinned ones first, and how many there are. */
export async function threadPage(
  db: Db,
  { competitionId, ...ask }: { competitionId: number; query: Query; userId: number | null },
): Promise<{ threads: Card[]; total: number }> {
  const place = sql`competition_id = ${competitionId}`
  return pageOf(db, ask, place, sql`(pinned_at is not null) desc, ${orders[ask.query.sort]}`)
}

type AllQuery = Query & { competition?: number | undefined }
export type CardOfAll = Card & { competition: string; zone: string }

/** The same over all competitions that the reader may know of: pinned is what one of them pins, so it does not count. */
export async function allThreadsPage(
  db: Db,
  ask: { query: AllQuery; viewer: Viewer | null; lang: Lang; now: Date },
): Promise<{
  threads: CardOfAll[]
  total: number
  competitions: { id: number; title: string; threads: number }[]
}> {
  const { query, viewer, lang, now } = ask
  const known = knownCompetitions(sql`competition_id`, viewer, now)
  const place =
    query.competition === undefined ? known : sql`${known} and competition_id = ${query.competition}`
  const [{ threads, total }, found] = await Promise.all([
    pageOf(db, { query, userId: viewer?.userId ?? null }, place, orders[query.sort]),
    db
      .selectFrom('discussion_thread as t')
      .innerJoin('competition as c', 'c.id', 't.competition_id')
      .where('t.hidden_at', 'is', null)
      .where(knownCompetitions(sql`t.competition_id`, viewer, now))
      .groupBy('c.id')
      .orderBy(eb => eb.fn.max('t.last_activity_at'), 'desc')
      .orderBy('c.id', 'desc')
      .select(eb => [
        'c.id',
        localColumn('c.title', lang).as('title'),
        'c.zone',
        eb.fn.countAll<number>().as('threads'),
      ])
      .execute(),
  ])
  const competitions = new Map(found.map(row => [row.id, row]))
  return {
    threads: threads.map(thread => {
      const { title = '', zone = 'UTC' } = competitions.get(thread.competitionId) ?? {}
      return { ...thread, competition: title, zone }
    }),
    total,
    competitions: found.map(({ id, title, threads }) => ({ id, title, threads })),
  }
}

async function pageOf(
  db: Db,
  { query, userId }: { query: Query; userId: number | null },
  place: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<{ threads: Card[]; total: number }> {
  const conditions = [place, sql`hidden_at is null`]
  if (query.tag !== undefined) conditions.push(sql`tag = ${query.tag}`)
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
            where ${place} and deleted_at is null and search @@ ${words})`
        : sql`false`,
    )
  }
  const where = sql.join<boolean>(conditions, sql` and `)
  const [page, { total }] = await Promise.all([
    cards(
      db,
      sql`select * from discussion_thread where ${where}
        order by ${order}, id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`,
    ),
    db
      .selectFrom('discussion_thread')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ])
  return { threads: page, total }
}

export async function threadCardOf(db: Db, id: number): Promise<Card> {
  const [card] = await cards(db, sql`select * from discussion_thread where id = ${id}`)
  if (!card) throw new Error(`thread ${id} is not there`)
  return card
}

type Row = Omit<Card, 'author' | 'team' | 'excerpt'> & {
  authorId: number
  authorName: string
  avatar: string | null
  teamId: number | null
  beginning: string | null
}

/** As much of a text as an excerpt may have to look at to find its words. */
const readForExcerpt = 2_000

/** The threads that `page` selects, in its order. */
async function cards(db: Db, page: RawBuilder<unknown>): Promise<Card[]> {
  const { rows } = await sql<Row>`
    select t.id, t.competition_id as "competitionId", t.title, t.created_at as "createdAt",
      t.last_activity_at as "lastActivityAt", t.reply_count as "replyCount", t.vote_count as "voteCount",
      t.pinned_at is not null as "isPinned", t.locked_at is not null as "isLocked",
      t.hidden_at is not null as "isHidden", t.accepted_post_id is not null as "isAnswered",
      exists (select from discussion_post p where p.thread_id = t.id and not p.is_opening
        and p.deleted_at is null and p.written_as <> 'member') as "hasOrganiserReply",
      u.id as "authorId", u.user_name as "authorName", u.avatar, t.tag, s.team_id as "teamId",
      left(o.body, ${readForExcerpt}) as beginning
    from (select *, row_number() over () as place from (${page}) p) t
    join app_user u on u.id = t.author_id
    left join discussion_post o on o.thread_id = t.id and o.is_opening and o.deleted_at is null
    left join discussion_solution s on s.thread_id = t.id
    order by t.place`.execute(db)
  const teams = await teamNames(
    db,
    rows.flatMap(row => row.teamId ?? []),
  )
  return rows.map(({ authorId, authorName, avatar, teamId, beginning, ...row }) => ({
    ...row,
    excerpt: excerptOf(beginning ?? '', excerptLength),
    team: teamId === null ? null : { id: teamId, name: teams.get(teamId) ?? '' },
    author: { id: authorId, name: authorName, avatar },
  }))
}
