import { sql, type RawBuilder } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { likeText } from '../../../../base/database/like-text.ts'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { peopleRanking } from '../contract.ts'
import { pointsOn, type Tier } from '../rules.ts'

type Row = {
  place: number
  id: number
  name: string
  avatar: string | null
  tier: Tier
  strength: number
  gold: number
  silver: number
  bronze: number
  competitions: number
  best_rank: number
}

/** Who is on the list: people who show their competitions to everybody and whose account is open. `r` is their rating. */
const isListed: RawBuilder<boolean> = sql<boolean>`not exists (
    select from user_privacy p where p.user_id = r.user_id and p.competitions <> 'everybody')
  and not exists (select from app_user g where g.id = r.user_id and g.disabled_at is not null)`

const shown = sql`u.id, u.user_name as name, u.avatar, r.tier, r.strength, r.gold, r.silver, r.bronze, r.competitions, r.best_rank`

const present = (row: Row, now: Date) => ({
  place: row.place,
  user: { id: row.id, name: row.name, avatar: row.avatar },
  tier: row.tier,
  points: Math.round(pointsOn(row.strength, now) * 10) / 10,
  medals: { gold: row.gold, silver: row.silver, bronze: row.bronze },
  competitions: row.competitions,
  bestRank: row.best_rank,
})

/** The list of people by their strength, which is their order on any day. */
export async function rankingOfPeople(
  { db, shared }: { db: ReadDb; shared: ReadCache },
  ask: Parsed<typeof peopleRanking>['query'] & { viewerId: number | null; now: Date },
): Promise<Returned<typeof peopleRanking>> {
  const { page, size, now, viewerId } = ask
  const [{ rows, total }, listed, own] = await Promise.all([
    ask.search === '' && ask.tier === undefined ? topPage(db, shared, ask) : foundPage(db, ask),
    countListed(db, shared),
    viewerId === null ? null : ownPlace(db, viewerId),
  ])
  return {
    list: rows.map(row => present(row, now)),
    page,
    size,
    total,
    listed,
    own: own && { ...present(own, now), isListed: own.is_listed },
  }
}

/** The same for all readers: counted once for those who ask within the time that answers may be old. */
const countListed = (db: ReadDb, shared: ReadCache): Promise<number> =>
  shared.read('people with a rating', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from person_rating r where ${isListed}`.execute(db)
    return rows[0]?.n ?? 0
  })

type Page = { page: number; size: number }

async function topPage(
  db: ReadDb,
  shared: ReadCache,
  { page, size }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const start = (page - 1) * size
  // Equals share a place; those on the page before count too.
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      with page as materialized (
        select * from person_rating r where ${isListed}
        order by r.strength desc, r.user_id limit ${size} offset ${start}
      ), ahead as (
        select count(*)::int as n from person_rating r
        where r.strength > (select max(strength) from page) and ${isListed}
      )
      select case when r.strength = max(r.strength) over () then a.n + 1
          else ${start}::int + rank() over (order by r.strength desc)::int end as place, ${shown}
      from page r join app_user u on u.id = r.user_id, ahead a
      order by r.strength desc, r.user_id`.execute(db),
    countListed(db, shared),
  ])
  return { rows, total }
}

/** Places are counted over the whole list, before anything is searched. */
async function foundPage(
  db: ReadDb,
  { page, size, search, tier }: Parsed<typeof peopleRanking>['query'],
): Promise<{ rows: Row[]; total: number }> {
  const named =
    search === '' ? sql`true` : sql`(u.user_name ilike ${`%${likeText(search)}%`} or u.id::text = ${search})`
  const { rows } = await sql<Row & { total: number }>`
    select r.place, count(*) over ()::int as total, ${shown}
    from (
      select *, rank() over (order by strength desc)::int as place from person_rating r where ${isListed}
    ) r join app_user u on u.id = r.user_id
    where ${tier === undefined ? sql`true` : sql`r.tier = ${tier}`} and ${named}
    order by r.place, r.user_id limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Where somebody stands among those who are listed, listed or not; null without a rating. */
export async function ownPlace(db: ReadDb, userId: number): Promise<(Row & { is_listed: boolean }) | null> {
  const { rows } = await sql<Row & { is_listed: boolean }>`
    select ${shown}, ${isListed} as is_listed, 1 + (
      select count(*)::int from person_rating b where b.strength > r.strength
        and not exists (select from user_privacy p where p.user_id = b.user_id and p.competitions <> 'everybody')
        and not exists (select from app_user g where g.id = b.user_id and g.disabled_at is not null)
    ) as place
    from person_rating r join app_user u on u.id = r.user_id where r.user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}
