import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { rankingPage } from './server/views.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const teams = 3_000

/** A board of many teams; the last is a baseline. Answers the id of a team in its middle. */
async function fill(competitionId: number, scheduleId: number): Promise<number> {
  const user = await makeUser(world)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into team (competition_id, name, name_key, is_baseline, created_at)
      select ${competitionId}, 't' || n, 't' || n, n = ${teams}::int, now() from generate_series(1, ${teams}::int) n
      returning id, is_baseline
    ), handed as (
      insert into submission (competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key, sha256, size, quota_day, received_at, finished_at)
      select ${competitionId}, ${scheduleId}, id, ${user.id}, 'A', 'scored', 'r.csv', 'k', 's', 1, '2026-11-20', now(), now() from made
      returning id, team_id
    )
    insert into ranking_entry (schedule_id, board, team_id, score, sort_key, submission_id, best_at, valid_count, is_ranked)
    select ${scheduleId}, 'A', m.id, m.id, -m.id, h.id, now(), 1, not m.is_baseline from made m join handed h on h.team_id = m.id
    returning team_id as id`.execute(world.db)
  await sql`analyze`.execute(world.db)
  return rows[teams / 2]?.id ?? 0
}

test('the baselines of a large board are found by their own index, whatever a kept plan is asked with', async ctx => {
  if (inject('postgresVersion') < 16) ctx.skip('only PostgreSQL 16 explains plans for any value')
  const { id, scheduleId } = await makeCompetition(world)
  const teamId = await fill(id, scheduleId)
  const { result, sent } = await world.record(() =>
    rankingPage(world, {
      schedule: { id: scheduleId, direction: 'maximize', precision: 2, metric: null, isRevealed: false },
      zone: 'UTC',
      subRank: '',
      board: 'A',
      mayRead: true,
      page: 1,
      perSize: 20,
      search: '',
      prizePlaces: [],
      teamId,
      now: world.clock.now(),
    }),
  )
  expect([result.total, result.list.length, result.baselines.length]).toEqual([teams - 1, 20, 1])
  expect(result.own?.ranking).toBe(teams / 2 - 1)
  const ofBoard = sent.filter(({ text }) => /from "?ranking_entry/.test(text))
  const used: string[] = []
  for (const { text } of ofBoard) {
    // As PostgreSQL plans a kept statement: without knowing what it is asked with.
    const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (generic_plan, format json) ${text}`),
    )
    used.push(
      ...rows
        .flatMap(row => nodes(row['QUERY PLAN'][0].Plan))
        .filter(node => node['Relation Name'] === 'ranking_entry')
        .map(node => node['Index Name'] ?? 'the whole table'),
    )
  }
  expect(used).toContain('ranking_entry_unranked')
})

type Plan = { 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
