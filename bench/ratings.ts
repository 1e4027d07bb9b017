import { sql } from 'kysely'
import { uncached } from '../platform/src/base/database/read-cache.ts'
import type { Db } from '../platform/src/base/database/tables.ts'
import '../platform/src/hooks.ts'
import {
  rateCompetition,
  rateEverything,
} from '../platform/src/features/scoring/ratings/server/commands/rate-competition.ts'
import { rankingOfPeople } from '../platform/src/features/scoring/ratings/server/ranking.views.ts'
import type { Product } from './product.ts'
import { type Found, median, quantile, timed } from './report.ts'

const people = 100_000
const competitions = 15
const teams = 7_198
const size = 3

/** Ratings of as many people, from the final lists of competitions as large as the largest. */
export async function benchRatings({ db, read }: Product): Promise<Found> {
  const ids = await fill(db)
  const whole = await timed(() => db.transaction().execute(tx => rateEverything(tx)))
  await sql`analyze rating_result, person_rating`.execute(db)
  const one = await timed(() => db.transaction().execute(tx => rateCompetition(tx, ids[0] ?? 0)))
  const summed = await timed(() =>
    sql`select user_id, sum(points) from rating_result group by user_id`.execute(db),
  )
  const { n } = (await sql<{ n: number }>`select count(*)::int as n from person_rating`.execute(db))
    .rows[0] ?? { n: 0 }
  const label = `${n.toLocaleString('en')} people, ${(competitions * teams * size).toLocaleString('en')} results`
  const pages: [string, object][] = [
    ['first page', { page: 1 }],
    ['last page', { page: Math.ceil(n / 50) }],
    ['a name searched', { page: 1, search: '参赛者4711' }],
    ['one tier', { page: 1, tier: 'expert' }],
  ]
  const rows = []
  for (const [what, query] of pages) {
    const ask = { search: '', tier: undefined, page: 1, size: 50, viewerId: null, now: new Date(), ...query }
    const took: number[] = []
    for (let times = 0; times < 15; times++)
      took.push(await timed(() => rankingOfPeople({ db: read, shared: uncached }, ask)))
    const bare: number[] = []
    for (let times = 0; times < 15; times++)
      bare.push(
        await timed(() =>
          sql`select * from person_rating order by strength desc, user_id limit 50`.execute(db),
        ),
      )
    rows.push({
      path: `Ranking of people, ${what}, ${label}, nothing shared`,
      figure: `p50 / p90 ${median(took).toFixed(1)} / ${quantile(took, 0.9).toFixed(1)} ms`,
      floor: `50 rows of the index alone ${median(bare).toFixed(1)} ms`,
      ratio: `${(median(took) / median(bare)).toFixed(0)} times`,
    })
  }
  return {
    rows: [
      {
        path: `All ratings anew, ${label}`,
        figure: `${(whole / 1_000).toFixed(1)} s`,
        floor: `the sums alone in PostgreSQL ${(summed / 1_000).toFixed(2)} s`,
        ratio: `${(whole / summed).toFixed(0)} times`,
      },
      {
        path: `Ratings after one competition of ${teams.toLocaleString('en')} teams is confirmed, ${label}`,
        figure: `${(one / 1_000).toFixed(2)} s`,
        floor: `all anew ${(whole / 1_000).toFixed(1)} s`,
        ratio: `${(whole / one).toFixed(0)} times as fast`,
      },
      ...rows,
    ],
  }
}

/** People who were in competitions at random, as their final lists say. */
async function fill(db: Db): Promise<number[]> {
  await sql`insert into app_user (sso_id, user_name)
    select 'rated:' || n, '参赛者' || n from generate_series(1, ${people}::int) n`.execute(db)
  const { rows: known } = await sql<{ first: number }>`
    select min(id)::float8 as first from app_user where sso_id like 'rated:%'`.execute(db)
  const first = known[0]?.first ?? 0
  const ids: number[] = []
  for (let n = 1; n <= competitions; n++) {
    const end = new Date(Date.UTC(2026, 0, 1) - n * 40 * 86_400_000)
    const { rows } = await sql<{ id: number }>`
      insert into competition (type, title_zh, title_en, start_at, end_at, published_at)
      values ('computing', '评级', 'Rated', '2020-01-01', ${end}, '2020-01-01') returning id::float8 as id`.execute(
      db,
    )
    const id = rows[0]?.id ?? 0
    ids.push(id)
    await sql`
      insert into schedule (competition_id, sort, start_at, end_at, list_a_start, list_a_end, metric_key)
      values (${id}, 0, '2020-01-01', ${end}, '2020-01-01', ${end}, 'accuracy')`.execute(db)
    await sql`
      with list as (
        insert into final_list (competition_id, has_list_b, confirmed_at, confirmed_by)
        select ${id}, true, ${end}, min(id) from app_user returning id),
      made as (
        insert into team (competition_id, name, name_key, created_at)
        select ${id}, '队伍' || n, 'rated' || n, now() from generate_series(1, ${teams}::int) n returning id),
      numbered as (select id, row_number() over (order by id)::int as rank from made),
      placed as (
        insert into final_place (list_id, sub_rank, rank, team_id, team_name)
        select l.id, '', t.rank, t.id, '队伍' || t.rank from numbered t, list l)
      insert into final_member (list_id, team_id, user_id)
      select l.id, t.id, ${first} + (t.rank::bigint * ${size} + m + ${n}::bigint * 21594) % ${people}
      from numbered t, list l, generate_series(0, ${size - 1}::int) m
      on conflict do nothing`.execute(db)
  }
  await sql`analyze final_place, final_member, app_user, user_privacy`.execute(db)
  return ids
}
