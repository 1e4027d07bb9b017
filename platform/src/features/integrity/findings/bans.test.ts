import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../../base/database/json.ts'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { boardsOf, makeScored, recomputedBoards } from '../../../../test/running.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

/** Two teams with scores in two rounds, one of which has two boards. */
async function running() {
  const competition = await makeCompetition(world, {
    schedule: { sub_ranks: ['甲', '乙'], list_b_mode: 'split' },
  })
  const { id: second } = await world.db
    .insertInto('schedule')
    .values({
      competition_id: competition.id,
      sort: 1,
      start_at: new Date('2026-12-01T00:00:00Z'),
      end_at: new Date('2026-12-02T00:00:00Z'),
      list_a_start: new Date('2026-12-01T00:00:00Z'),
      list_a_end: new Date('2026-12-02T00:00:00Z'),
      list_b_start: null,
      list_b_end: null,
      max_error_submit_count: null,
      metric_key: 'accuracy',
      metric_sql: null,
      file_description: null,
      revealed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teams = []
  for (const score of [0.5, 0.7]) {
    const user = await makeUser(world)
    const { teamId } = await enter(world, competition.id, user)
    const of = {
      competitionId: competition.id,
      scheduleId: competition.scheduleId,
      teamId,
      userId: user.id,
    }
    await makeScored(world, of, { A: score, B: score }, { sub_rank: '甲' })
    await makeScored(world, of, { A: score / 2, B: score / 2 }, { sub_rank: '乙' })
    await makeScored(world, { ...of, scheduleId: second }, { A: score })
    teams.push({ teamId, user })
  }
  const organiser = await makeOrganiser(world, competition.id)
  const boards = async () => [
    ...(await boardsOf(world, competition.scheduleId)),
    ...(await boardsOf(world, second)),
  ]
  const recomputed = async () => [
    ...(await recomputedBoards(world, competition.scheduleId)),
    ...(await recomputedBoards(world, second)),
  ]
  const [worse, better] = teams
  if (!worse || !better) throw new Error('two teams were made')
  return { competition, second, worse, better, organiser, boards, recomputed }
}

const ban = (teamId: number, as: TestUser | undefined, body: Record<string, unknown>) =>
  ask(world, `POST /api/teams/${teamId}/ban`, { as, body })
const unban = (teamId: number, as: TestUser | undefined, reason: string) =>
  ask(world, `DELETE /api/teams/${teamId}/ban`, { as, body: { reason } })
const listed = async (competitionId: number, teamId: number, as: TestUser) =>
  (await ask(world, `GET /api/admin/competitions/${competitionId}/teams?search=${teamId}`, { as })).data
    .teams[0]

const finding = async (competitionId: number) =>
  (
    await world.db
      .insertInto('integrity_finding')
      .values({
        competition_id: competitionId,
        kind: 'same_file',
        key: `k${Math.random()}`,
        team_ids: '{}',
        detail: json({ kind: 'same_file' as const, files: [], total: 0 }),
        found_at: world.clock.now(),
        seen_at: world.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe('disqualifying a team', () => {
  test('takes it off every board of every round, and back onto them as if nothing had been', async () => {
    const { better, organiser, boards, recomputed, competition } = await running()
    const before = await boards()
    expect(before).toHaveLength(5)
    expect(before.every(board => board.includes(`${better.teamId}:`))).toBe(true)
    const evidence = [await finding(competition.id)]
    expect((await ban(better.teamId, organiser, { reason: '多个账号', evidence })).status).toBe(200)
    expect(await listed(competition.id, better.teamId, organiser)).toMatchObject({
      isBanned: true,
      bans: [{ reason: '多个账号', by: organiser.name, evidence, lifted: null }],
    })
    const during = await boards()
    expect(during).toHaveLength(5)
    expect(during.some(board => board.includes(`${better.teamId}:`))).toBe(false)
    expect(during).toEqual(await recomputed())
    expect((await unban(better.teamId, organiser, '申诉成立')).status).toBe(200)
    expect(await listed(competition.id, better.teamId, organiser)).toMatchObject({
      isBanned: false,
      bans: [{ lifted: { reason: '申诉成立' } }],
    })
    expect(await boards()).toEqual(before)
    const said = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject', '=', 'team')
      .where('subject_id', '=', better.teamId)
      .orderBy('id')
      .execute()
    expect(said).toEqual([
      { action: 'team.ban', actor_id: organiser.id, detail: { reason: '多个账号', evidence } },
      { action: 'team.unban', actor_id: organiser.id, detail: { reason: '申诉成立' } },
    ])
  })

  test('keeps the evidence of each time by itself, each finding once', async () => {
    const { better, organiser, competition } = await running()
    const [one, two] = [await finding(competition.id), await finding(competition.id)]
    const missing = await ban(better.teamId, organiser, { reason: 'r', evidence: [one, 9_999_999] })
    expect(missing.errno).toBe('e40437')
    expect(await listed(competition.id, better.teamId, organiser)).toMatchObject({
      isBanned: false,
      bans: [],
    })
    await ban(better.teamId, organiser, { reason: '第一次', evidence: [two, one, two] })
    await unban(better.teamId, organiser, 'r')
    await ban(better.teamId, organiser, { reason: '第二次', evidence: [] })
    expect(await listed(competition.id, better.teamId, organiser)).toMatchObject({
      bans: [
        { reason: '第二次', evidence: [] },
        { reason: '第一次', evidence: [one, two] },
      ],
    })
    const { detail } = await world.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'team.ban')
      .where('subject_id', '=', better.teamId)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ reason: '第一次', evidence: [one, two] })
  })

  test('racing with a score leaves no entry behind', async () => {
    const { better, organiser, competition, boards, recomputed } = await running()
    const of = {
      competitionId: competition.id,
      scheduleId: competition.scheduleId,
      teamId: better.teamId,
      userId: better.user.id,
    }
    await Promise.all([
      ban(better.teamId, organiser, { reason: 'r' }),
      ...[0.9, 0.95, 0.99].map(score => makeScored(world, of, { A: score, B: score }, { sub_rank: '甲' })),
    ])
    expect((await boards()).some(board => board.includes(`${better.teamId}:`))).toBe(false)
    await unban(better.teamId, organiser, 'r')
    expect(await boards()).toEqual(await recomputed())
    expect((await boards()).some(board => board.includes('=0.99/4'))).toBe(true)
  })

  test('three at once disqualify it once; taken back twice it is back', async () => {
    const { worse, organiser, competition } = await running()
    const answers = await Promise.all([1, 2, 3].map(n => ban(worse.teamId, organiser, { reason: `${n}` })))
    expect(answers.map(answer => answer.errno ?? 200).toSorted()).toEqual([200, 'e40955', 'e40955'])
    expect((await listed(competition.id, worse.teamId, organiser)).bans).toHaveLength(1)
    expect((await unban(worse.teamId, organiser, 'lift')).status).toBe(200)
    expect((await unban(worse.teamId, organiser, 'lift')).status).toBe(200)
    expect((await unban(worse.teamId, organiser, 'x')).errno).toBe('e40956')
    expect((await unban(worse.teamId, organiser, ' ')).paths).toEqual(['body.reason'])
  })

  test('is for the organisers of this competition alone, with a reason and evidence of its own', async () => {
    const { worse, better, organiser, competition } = await running()
    const other = await running()
    const body = { reason: 'r' }
    expect((await ban(better.teamId, undefined, body)).errno).toBe('e40101')
    expect((await ban(better.teamId, worse.user, body)).errno).toBe('e40301')
    const foreign = await ban(better.teamId, other.organiser, body)
    expect([foreign.status, foreign.errno]).toEqual([403, 'e40301'])
    expect((await ban(9_999_999, organiser, body)).errno).toBe('e40430')
    expect(await ban(better.teamId, organiser, { reason: ' ' })).toMatchObject({
      status: 400,
      paths: ['body.reason'],
    })
    const evidence = [await finding(other.competition.id)]
    expect((await ban(better.teamId, organiser, { ...body, evidence })).errno).toBe('e40437')
    expect(
      (await ask(world, `GET /api/admin/competitions/${competition.id}/teams`, { as: worse.user })).errno,
    ).toBe('e40301')
    expect(
      (await ask(world, `GET /api/admin/competitions/${competition.id}/teams`, { as: other.organiser }))
        .errno,
    ).toBe('e40301')
  })
})

test('a page of teams is found by name, by member and by state, and goes on from a cursor', async () => {
  const { worse, better, organiser, competition } = await running()
  const list = async (query: string) =>
    (await ask(world, `GET /api/admin/competitions/${competition.id}/teams?${query}`, { as: organiser })).data
  const first = await list('size=1')
  expect(first).toMatchObject({
    total: 2,
    next: better.teamId,
    teams: [{ id: better.teamId, submissions: 3 }],
  })
  expect(await list(`size=1&before=${first.next}`)).toMatchObject({
    next: null,
    teams: [{ id: worse.teamId }],
  })
  expect((await list(`search=${encodeURIComponent(better.user.name)}`)).teams).toHaveLength(1)
  expect((await list(`search=${better.teamId}`)).teams).toHaveLength(1)
  await ban(worse.teamId, organiser, { reason: 'r' })
  expect((await list('state=banned')).teams).toMatchObject([{ id: worse.teamId }])
  expect((await list('state=ranked')).teams).toMatchObject([{ id: better.teamId }])
  expect((await list('state=silent')).teams).toEqual([])
})
