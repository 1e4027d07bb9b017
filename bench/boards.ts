import { sql } from 'kysely'
import { makeReadCache, uncached, type ReadCache } from '../platform/src/base/database/read-cache.ts'
import type { Db, ReadDb } from '../platform/src/base/database/tables.ts'
import { sharedPage } from '../platform/src/features/scoring/rankings/server/board-page.views.ts'
import { startFloor } from './floor.ts'
import { load } from './load.ts'
import type { Product } from './product.ts'
import { median, quantile, type Row } from './report.ts'

const page = 20

/** Boards of the size of a large competition and of seven times that, read over HTTP and in the database. */
export async function benchBoards(product: Product): Promise<Row[]> {
  const floor = await startFloor(product, { list: '/api/competitions', pages: {} }, {})
  try {
    return await rowsOf(product, floor.url)
  } finally {
    floor.stop()
  }
}

async function rowsOf({ url, db, read }: Product, floorUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [teams, submissions] of [
    [7_198, 132_000],
    [50_000, 250_000],
  ] as const) {
    const { competitionId, scheduleId } = await fill(db, teams, submissions)
    const pages = [1, 2, Math.floor(teams / page / 2), Math.floor(teams / page)]
    const { shared, first, alone } = await timePages(read, scheduleId, teams)
    const onTheFly = await timeOnTheFly(db, scheduleId)
    const label = `${teams.toLocaleString('en')} teams, ${submissions.toLocaleString('en')} submissions`
    const row = (what: string, took: Took, more = ''): Row => ({
      path: `${what}, ${label}`,
      figure: `p50 / p99 ${took.p50.toFixed(1)} / ${took.p99.toFixed(1)} ms over all depths${more}`,
      floor: `computed on the fly ${onTheFly.toFixed(0)} ms; bar: 5 ms`,
      ratio: `${(onTheFly / took.p50).toFixed(0)} times as fast`,
    })
    rows.push(
      row(
        'Leaderboard page with names and members, asked of the database',
        shared,
        `; ${first.toFixed(0)} ms for the first of each second, which reads the order of the whole board`,
      ),
      row('The same where nothing is shared', alone),
    )
    for (const number of pages.slice(0, teams === 7_198 ? 1 : 0).concat(pages.at(-1) as number)) {
      const found = await load(
        `${url}/api/competitions/${competitionId}?part=rankings&page=${number}&per_size=${page}`,
        { connections: 4 },
      )
      const alone = await load(`${floorUrl}/board/${scheduleId}/${(number - 1) * page}`, { connections: 4 })
      if (found.errors + alone.errors > 0) throw new Error(`${found.errors + alone.errors} failed answers`)
      rows.push({
        path: `Leaderboard over HTTP, page ${number}, ${label}`,
        figure: `p50 ${found.p50} ms, p99 ${found.p99} ms, ${Math.round(found.perSecond)}/s`,
        floor: `Fastify and PostgreSQL alone, the same rows, ${Math.round(alone.perSecond)}/s; bar: p99 20 ms at 7,198 teams`,
        ratio: `${Math.round((100 * found.perSecond) / alone.perSecond)} %`,
      })
    }
  }
  return rows
}

async function fill(db: Db, teams: number, submissions: number) {
  const { rows } = await sql<{
    id: number
  }>`insert into competition (type, title_zh, title_en, start_at, end_at, published_at) values ('computing', '压力', 'Load', now() - interval '30 days', now() + interval '1 day', now() - interval '31 days') returning id`.execute(
    db,
  )
  const competitionId = rows[0]?.id ?? 0
  const made = await sql<{
    id: number
  }>`insert into schedule (competition_id, sort, start_at, end_at, list_a_start, list_a_end, metric_key) values (${competitionId}, 0, now() - interval '30 days', now() + interval '1 day', now() - interval '30 days', now() + interval '1 day', 'accuracy') returning id`.execute(
    db,
  )
  const scheduleId = made.rows[0]?.id ?? 0
  await sql`
    with people as (insert into app_user (sso_id, user_name) select 'load:' || ${competitionId}::text || ':' || n, '选手 ' || ${competitionId}::text || '-' || n from generate_series(1, ${teams}::int) n returning id),
    made as (insert into team (competition_id, name, name_key, created_at) select ${competitionId}, '队伍' || n, 'load' || n, now() from generate_series(1, ${teams}::int) n returning id),
    paired as (select t.id as team_id, p.id as user_id from (select id, row_number() over () r from made) t join (select id, row_number() over () r from people) p using (r))
    insert into team_member (competition_id, user_id, team_id, role, joined_at) select ${competitionId}, user_id, team_id, 'captain', now() from paired`.execute(
    db,
  )
  await sql`
    with of as (select team_id, user_id, row_number() over () - 1 as r from team_member where competition_id = ${competitionId}),
    handed as (
      insert into submission (competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key, sha256, size, quota_day, received_at, finished_at)
      select ${competitionId}, ${scheduleId}, of.team_id, of.user_id, 'A', 'scored', 'l.csv', 'none', 'none', 1, current_date, now() - (n || ' seconds')::interval, now() - interval '40 days'
      from generate_series(0, ${submissions}::int - 1) n join of on of.r = n % ${teams}::int returning id, team_id, received_at),
    scored as (insert into submission_score (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at) select id, 'A', random(), 'x', 'x', 'x', now() from handed returning submission_id, score),
    best as (select distinct on (h.team_id) h.team_id, s.score, h.id, h.received_at, count(*) over (partition by h.team_id) as n from handed h join scored s on s.submission_id = h.id order by h.team_id, s.score desc, h.received_at)
    insert into ranking_entry (schedule_id, board, team_id, score, sort_key, submission_id, best_at, valid_count) select ${scheduleId}, 'A', team_id, score, -score, id, received_at, n from best`.execute(
    db,
  )
  // As autovacuum leaves it: boards are read from their index alone.
  await sql`vacuum (analyze)`.execute(db)
  return { competitionId, scheduleId }
}

/** How long the product's own reading of a page takes, all depths in turn. */
async function timePages(db: ReadDb, scheduleId: number, teams: number) {
  const pages = Array.from({ length: 200 }, (_, run) => 1 + Math.floor((run / 200) * (teams / page)))
  const time = async (shared: ReadCache, number: number) => {
    const started = performance.now()
    const { list } = await sharedPage(
      { db, shared },
      {
        schedule: { id: scheduleId, precision: 6 },
        zone: 'Asia/Shanghai',
        subRank: '',
        board: 'A',
        now: new Date(),
        page: number,
        perSize: page,
      },
    )
    const took = performance.now() - started
    if (list.length !== page) throw new Error(`page ${number} has ${list.length} teams`)
    return took
  }
  const [firsts, shareds, alones]: [number[], number[], number[]] = [[], [], []]
  for (let run = 0; run < 5; run++) firsts.push(await time(makeReadCache(60), 1))
  const kept = makeReadCache(60)
  await time(kept, 1)
  for (const number of pages.slice(1)) shareds.push(await time(kept, number))
  for (const number of pages) alones.push(await time(uncached, number))
  return { shared: tookOf(shareds), first: median(firsts), alone: tookOf(alones) }
}

type Took = { p50: number; p99: number }
const tookOf = (times: readonly number[]): Took => ({
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
})

async function timeOnTheFly(db: Db, scheduleId: number): Promise<number> {
  const started = performance.now()
  await sql`select * from (select distinct on (s.team_id) s.team_id, a.score, s.received_at from submission s join submission_score a on a.submission_id = s.id and a.board = 'A' where s.schedule_id = ${scheduleId} and s.state = 'scored' order by s.team_id, a.score desc, s.received_at) b order by score desc, received_at limit ${page}`.execute(
    db,
  )
  return performance.now() - started
}
