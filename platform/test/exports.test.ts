import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompetition, type TestUser } from './factories.ts'
import { makeOrganiser } from './staff.ts'
import { makeWorld, type World } from './world.ts'

/** Five pages, of which the last is full. */
const many = 5_000
const page = 1_000

let world: World
let organiser: TestUser
let id: number
beforeAll(async () => {
  world = await makeWorld()
  const competition = await makeCompetition(world)
  id = competition.id
  organiser = await makeOrganiser(world, id)
  const now = world.clock.now()
  // All at the same moment: the pages are told apart by ids alone.
  await sql`
    with person as (
      insert into app_user (sso_id, user_name) select 'many-' || n, 'many ' || n from generate_series(1, ${many}::int) n
      returning id
    ), signed as (
      insert into registration (competition_id, user_id, agreement_version, created_at)
      select ${id}, id, 1, ${now} from person returning user_id
    )
    insert into team (competition_id, name, name_key, created_at)
    select ${id}, 'team ' || user_id, 'team ' || user_id, ${now} from signed`.execute(world.db)
  await sql`
    insert into team_member (competition_id, user_id, team_id, role, joined_at)
    select ${id}, r.user_id, t.id, 'captain', ${now}
    from registration r join team t on t.competition_id = r.competition_id and t.name_key = 'team ' || r.user_id
    where r.competition_id = ${id}`.execute(world.db)
  await sql`
    insert into submission (competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key, sha256, size, quota_day, received_at)
    select ${id}, ${competition.scheduleId}, m.team_id, m.user_id, 'A', 'queued', 'a.csv', '', '', 1, '2026-11-20', ${now}
    from team_member m where m.competition_id = ${id}`.execute(world.db)
  // Every second team is on the board, the newest of them first.
  await sql`
    insert into ranking_entry (schedule_id, board, team_id, score, sort_key, submission_id, best_at, valid_count)
    select schedule_id, 'A', team_id, team_id, -team_id, id, ${now}, 1 from submission
    where competition_id = ${id} and team_id % 2 = 0`.execute(world.db)
  await sql`analyze`.execute(world.db)
}, 120_000)
afterAll(() => world.close())

test.each(['participants', 'teams', 'submissions'])(
  'the file of 5,000 %s is read page by page, each row once',
  async what => {
    const { result, sent } = await world.record(() =>
      world.app.inject({
        method: 'GET',
        url: `/api/admin/competitions/${id}/${what}.csv`,
        headers: organiser.headers,
      }),
    )
    const rows = result.body.split('\r\n').slice(1, -1)
    expect(new Set(rows.map(row => row.split(',')[0])).size).toBe(many)
    expect(rows).toHaveLength(many)
    // The last page is full, and only another one tells that nothing follows.
    const pages = sent.filter(({ text, values }) => /\blimit \$\d+/.test(text) && values.includes(page))
    expect(pages).toHaveLength(many / page + 1)
  },
  120_000,
)

test('the places in the file of 5,000 teams are all there, each of its own team', async () => {
  const { body } = await world.app.inject({
    url: `/api/admin/competitions/${id}/teams.csv`,
    headers: organiser.headers,
  })
  const rows = body.split('\r\n').slice(1, -1)
  let rank = 0
  const wrong = rows.filter(row => {
    const cells = row.split(',')
    const team = Number(cells[0])
    const place = team % 2 === 0 ? [String(++rank), String(team)] : ['', '']
    return cells.slice(-2).join() !== place.join()
  })
  expect([wrong, rank]).toEqual([[], many / 2])
}, 120_000)
