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
  points: pointsOn(row.strength, now),
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
    ask.search === '' && ask.tier === undefined ? topPage(db, ask) : foundPage(db, ask),
    countListed(db, shared),
    viewerId === null ? null : ownPlace(db, viewerId),
  ])
  return {
    list: rows.map(row => present(row, now)),
    page,
    size,
    total: total ?? listed,
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

/** Of all who are listed; how many those are is counted beside it. */
async function topPage(db: ReadDb, { page, size }: Page): Promise<{ rows: Row[]; total?: undefined }> {
  const start = (page - 1) * size
  // One more before the page: equals share a place, those on the page before too.
  const before = Math.min(start, 1)
  const { rows } = await sql<Row>`
    select ${shown} from (
      select * from person_rating r where ${isListed}
      order by r.strength desc, r.user_id limit ${size + before} offset ${start - before}
    ) r join app_user u on u.id = r.user_id
    order by r.strength desc, r.user_id`.execute(db)
  const [previous] = before > 0 ? rows : []
  const shownRows = rows.slice(before)
  const [top] = shownRows
  if (!top) return { rows: [] }
  const first = previous?.strength === top.strength ? await placeOf(db, top.strength) : start + 1
  return { rows: withPlaces(shownRows, { start, first }) }
}

/** Where people of this strength stand. */
async function placeOf(db: ReadDb, strength: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select count(*)::int + 1 as place from person_rating r where r.strength > ${strength} and ${isListed}`.execute(
    db,
  )
  return rows[0]?.place ?? 1
}

function withPlaces(rows: readonly Row[], { start, first }: { start: number; first: number }): Row[] {
  let place = first
  return rows.map((row, index) => {
    if (index > 0 && row.strength !== rows[index - 1]?.strength) place = start + index + 1
    return { ...row, place }
  })
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
    select ${shown}, ${isListed} as is_listed
    from person_rating r join app_user u on u.id = r.user_id where r.user_id = ${userId}`.execute(db)
  const [row] = rows
  return row ? { ...row, place: await placeOf(db, row.strength) } : null
}
