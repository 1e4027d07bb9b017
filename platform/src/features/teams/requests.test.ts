import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../test/factories.ts'
import {
  handIn,
  joinTeam,
  makeOrganiser,
  makeTeam,
  merge,
  peopleOf,
  request,
  type TestTeam,
} from '../../../test/teams.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

type Way = 'requests' | 'merges'
const askTeam = (team: TestTeam, as: TestUser | undefined, way: Way = 'requests', body: object = {}) =>
  ask(world, `POST /api/teams/v2/${team.id}/${way}`, {
    as,
    body: { message: '想一起参赛', cmptId: team.competitionId, ...body },
  })
const answer = (team: { id: number | string }, requestId: number | string, action: string, as?: TestUser) =>
  ask(world, `PUT /api/teams/v2/${team.id}/requests/${requestId}`, { as, body: { action } })
const withdraw = (team: { id: number | string }, requestId: number | string, as?: TestUser) =>
  ask(world, `DELETE /api/teams/v2/${team.id}/requests/${requestId}`, { as })
const received = (team: { id: number | string }, as?: TestUser, query = '') =>
  ask(world, `GET /api/teams/v2/${team.id}/requests?${query}`, { as })
const sent = (competitionId: number, as?: TestUser) =>
  ask(world, `GET /api/teams/v2/requests?cmptId=${competitionId}`, { as })
const stateOf = async (id: number) =>
  await world.db
    .selectFrom('team_request')
    .select(['state', 'void_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const now = () => world.clock.now().getTime()

async function two(competition = {}) {
  const { id } = await makeCompetition(world, { competition })
  return { id, team: await makeTeam(world, id), other: await makeTeam(world, id) }
}

describe('asking to join', () => {
  test('reaches the captain with its reason, and waits', async () => {
    const { id, team, other } = await two()
    const made = await askTeam(team, other.captain)
    expect(made.status).toBe(200)
    const list = await received(team, team.captain, `cmptId=${id}`)
    expect([list.status, list.data.total]).toEqual([200, 1])
    expect(list.data.requests).toMatchObject([
      {
        id: made.data.id,
        kind: 'join',
        state: 'open',
        message: '想一起参赛',
        team: { id: team.id },
        from: { id: other.id, members: [{ id: other.captain.id }] },
        user: { id: other.captain.id, name: other.captain.name },
        accept: { allowed: true },
      },
    ])
    expect((await sent(id, other.captain)).data.requests).toMatchObject([{ id: made.data.id }])
    const detail = (as: TestUser) => ask(world, `GET /api/competitions/${id}`, { as })
    expect((await detail(team.captain)).data.competition.teamJoinUndisposedCount).toBe(1)
    expect((await detail(other.captain)).data.competition.teamJoinUndisposedCount).toBe(0)
  })

  test('twice at once makes one request', async () => {
    const { team, other } = await two()
    const answers = await Promise.all([0, 1, 2].map(() => askTeam(team, other.captain)))
    expect(answers.map(one => one.errno ?? 'ok').sort()).toEqual(['e40934', 'e40934', 'ok'])
  })

  test('again is allowed once denied or withdrawn', async () => {
    const { team, other } = await two()
    await answer(team, await request(world, team, other.captain), 'deny', team.captain)
    const second = await request(world, team, other.captain)
    await withdraw(team, second, other.captain)
    expect((await askTeam(team, other.captain)).status).toBe(200)
  })

  type Case = [
    string,
    (given: Awaited<ReturnType<typeof two>>) => Promise<Awaited<ReturnType<typeof askTeam>>>,
    number,
    string,
  ]
  const cases: Case[] = [
    ['a visitor', ({ team }) => askTeam(team, undefined), 401, 'e40101'],
    [
      'without a reason',
      ({ team, other }) => askTeam(team, other.captain, 'requests', { message: ' ' }),
      400,
      'e40001',
    ],
    [
      'with too long a reason',
      ({ team, other }) => askTeam(team, other.captain, 'requests', { message: 'x'.repeat(301) }),
      400,
      'e40001',
    ],
    [
      'with another person’s id',
      ({ team, other }) => askTeam(team, other.captain, 'requests', { userId: 1 }),
      400,
      'e40001',
    ],
    [
      'somebody who has not signed up',
      async ({ team }) => askTeam(team, await makeUser(world)),
      403,
      'e40330',
    ],
    ['one’s own team', ({ team }) => askTeam(team, team.captain), 409, 'e40935'],
    [
      'a team that does not exist',
      ({ team, other }) => askTeam({ ...team, id: 999_999 }, other.captain),
      404,
      'e40430',
    ],
    [
      'a team of another competition',
      async ({ team, other }) =>
        askTeam({ ...team, competitionId: (await makeCompetition(world)).id }, other.captain),
      404,
      'e40430',
    ],
    [
      'a team merged away',
      async ({ id, team, other }) => {
        await merge(world, { from: team, into: await makeTeam(world, id) })
        return askTeam(team, other.captain)
      },
      409,
      'e40932',
    ],
    [
      'a banned team',
      async ({ id, team, other }) => {
        await ask(world, `POST /api/teams/${team.id}/ban`, {
          as: await makeOrganiser(world, id),
          body: { reason: 'x' },
        })
        return askTeam(team, other.captain)
      },
      403,
      'e40333',
    ],
    [
      'somebody who is banned',
      async ({ id, team, other }) => {
        await ask(world, `POST /api/teams/${other.id}/ban`, {
          as: await makeOrganiser(world, id),
          body: { reason: 'x' },
        })
        return askTeam(team, other.captain)
      },
      403,
      'e40334',
    ],
    [
      'somebody in a team with others',
      async ({ team, other }) => askTeam(team, await joinTeam(world, other)),
      409,
      'e40933',
    ],
    [
      'the organiser’s baseline',
      async ({ team, other }) => {
        await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', team.id).execute()
        return askTeam(team, other.captain)
      },
      404,
      'e40430',
    ],
  ]
  test.each(cases)('%s is refused', async (_name, run, status, code) => {
    const given = await two()
    const said = await run(given)
    expect([said.status, said.errno]).toEqual([status, code])
    const open = await world.db
      .selectFrom('team_request')
      .select('id')
      .where('team_id', '=', given.team.id)
      .where('state', '=', 'open')
      .execute()
    expect(open).toEqual([])
  })

  test('is refused by size, deadline and end of the competition', async () => {
    const full = await two({ team_size_max: 1 })
    expect((await askTeam(full.team, full.other.captain)).errno).toBe('e40931')
    const late = await two({ merge_deadline: new Date(now()) })
    expect((await askTeam(late.team, late.other.captain)).errno).toBe('e40937')
    const ended = await two()
    await world.db
      .updateTable('competition')
      .set({ end_at: new Date(now() - 1) })
      .where('id', '=', ended.id)
      .execute()
    expect((await askTeam(ended.team, ended.other.captain)).errno).toBe('e40957')
  })

  test('is refused when both handed in too much on one day', async () => {
    const { id, team, other } = await two()
    for (const user of [team.captain, team.captain, team.captain, other.captain, other.captain])
      await handIn(world, id, user)
    const fits = await request(world, team, other.captain)
    await handIn(world, id, other.captain)
    expect((await answer(team, fits, 'accept', team.captain)).errno).toBe('e40950')
    const third = await makeTeam(world, id)
    for (let more = 3; more > 0; more--) await handIn(world, id, third.captain)
    expect((await askTeam(team, third.captain)).errno).toBe('e40950')
    // Failures that are not charged, and another day, leave room.
    const fourth = await makeTeam(world, id)
    const yesterday = new Date(now() - 86_400_000)
    for (let more = 5; more > 0; more--) await handIn(world, id, fourth.captain, { at: yesterday })
    expect((await askTeam(team, fourth.captain)).status).toBe(200)
  })
})

describe('answering', () => {
  test('a yes brings the person in with what was handed in', async () => {
    const { id, team, other } = await two()
    await handIn(world, id, other.captain, { score: 0.75 })
    const requestId = await request(world, team, other.captain)
    const before = await world.db
      .selectFrom('competition')
      .select(['team_count', 'participant_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const said = await answer(team, requestId, 'accept', team.captain)
    expect([said.status, said.data.state, said.data.accept]).toEqual([200, 'accepted', null])
    expect(await peopleOf(world, team.id)).toEqual({
      captain: [team.captain.id],
      all: [team.captain.id, other.captain.id].sort((a, b) => a - b),
    })
    const after = await world.db
      .selectFrom('competition')
      .select(['team_count', 'participant_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, team_count: before.team_count - 1 })
    const entries = await world.db
      .selectFrom('ranking_entry')
      .select(['team_id', 'score'])
      .where('team_id', 'in', [team.id, other.id])
      .execute()
    expect(entries).toEqual([{ team_id: team.id, score: 0.75 }])
  })

  test('a no changes nothing but the request', async () => {
    const { team, other } = await two()
    const requestId = await request(world, team, other.captain)
    const said = await answer(team, requestId, 'deny', team.captain)
    expect([said.status, said.data.state]).toEqual([200, 'denied'])
    expect((await peopleOf(world, team.id)).all).toEqual([team.captain.id])
    expect((await answer(team, requestId, 'accept', team.captain)).errno).toBe('e40936')
  })

  test('is for the captain alone', async () => {
    const { id, team, other } = await two()
    const member = await joinTeam(world, team)
    const requestId = await request(world, team, other.captain)
    const organiser = await makeOrganiser(world, id)
    for (const [as, code] of [
      [undefined, 'e40101'],
      [member, 'e40331'],
      [other.captain, 'e40331'],
      [organiser, 'e40331'],
    ] as const) {
      expect((await answer(team, requestId, 'accept', as)).errno).toBe(code)
      expect((await received(team, as)).errno).toBe(code)
    }
    expect((await stateOf(requestId)).state).toBe('open')
  })

  test('another team’s request, an unknown one and an unknown answer are refused', async () => {
    const { id, team, other } = await two()
    const requestId = await request(world, team, other.captain)
    const third = await makeTeam(world, id)
    expect((await answer(third, requestId, 'accept', third.captain)).errno).toBe('e40431')
    expect((await answer(team, 999_999, 'accept', team.captain)).errno).toBe('e40431')
    expect((await answer(team, 'x', 'accept', team.captain)).errno).toBe('e40401')
    expect((await answer({ id: 999_999 }, requestId, 'accept', team.captain)).errno).toBe('e40430')
    expect((await answer(team, requestId, 'maybe', team.captain)).paths).toEqual(['body.action'])
    expect((await stateOf(requestId)).state).toBe('open')
  })

  test('a full team says so, and can say yes once there is room', async () => {
    const { team, other } = await two({ team_size_max: 2 })
    const requestId = await request(world, team, other.captain)
    const member = await joinTeam(world, team)
    expect((await answer(team, requestId, 'accept', team.captain)).errno).toBe('e40931')
    const listed = (await received(team, team.captain)).data.requests[0]
    expect(listed.accept).toMatchObject({ allowed: false, code: 'e40931' })
    await ask(world, `DELETE /api/teams/${team.id}/members/${member.id}`, { as: team.captain })
    expect((await answer(team, requestId, 'accept', team.captain)).status).toBe(200)
  })

  test('an asker who has others by now is not taken in alone', async () => {
    const { team, other } = await two()
    const requestId = await request(world, team, other.captain)
    await joinTeam(world, other)
    expect((await answer(team, requestId, 'accept', team.captain)).errno).toBe('e40933')
  })

  test('an asker who went elsewhere makes the request void, with its reason', async () => {
    const { id, team, other } = await two()
    const third = await makeTeam(world, id)
    const here = await request(world, team, other.captain)
    const there = await request(world, third, other.captain)
    const asking = await request(world, other, (await makeTeam(world, id)).captain)
    await answer(third, there, 'accept', third.captain)
    expect(await stateOf(here)).toEqual({ state: 'void', void_reason: 'asker-moved' })
    expect(await stateOf(asking)).toEqual({ state: 'void', void_reason: 'team-merged' })
    expect((await answer(team, here, 'accept', team.captain)).errno).toBe('e40952')
    expect((await answer(other, asking, 'accept', other.captain)).errno).toBe('e40932')
    const listed = (await received(team, team.captain, 'state=all')).data.requests[0]
    expect(listed).toMatchObject({ id: here, state: 'void', accept: { allowed: false, code: 'e40952' } })
    expect((await received(team, team.captain)).data).toEqual({ requests: [], total: 0 })
  })

  test('a ban makes requests to and from the team void', async () => {
    const { id, team, other } = await two()
    const third = await makeTeam(world, id)
    const asked = await request(world, team, other.captain)
    const asking = await request(world, third, team.captain)
    await ask(world, `POST /api/teams/${team.id}/ban`, {
      as: await makeOrganiser(world, id),
      body: { reason: 'x' },
    })
    expect(await stateOf(asked)).toEqual({ state: 'void', void_reason: 'banned' })
    expect(await stateOf(asking)).toEqual({ state: 'void', void_reason: 'asker-banned' })
    expect((await answer(team, asked, 'accept', team.captain)).errno).toBe('e40333')
    expect((await answer(third, asking, 'accept', third.captain)).errno).toBe('e40334')
  })
})

describe('withdrawing', () => {
  test('is for who asked, and once', async () => {
    const { id, team, other } = await two()
    const requestId = await request(world, team, other.captain)
    const stranger = await makeTeam(world, id)
    expect((await withdraw(team, requestId)).errno).toBe('e40101')
    expect((await withdraw(team, requestId, stranger.captain)).errno).toBe('e40431')
    expect((await withdraw(team, requestId, team.captain)).errno).toBe('e40431')
    expect((await withdraw(stranger, requestId, other.captain)).errno).toBe('e40431')
    const said = await withdraw(team, requestId, other.captain)
    expect([said.status, said.data]).toEqual([200, { id: requestId }])
    expect((await withdraw(team, requestId, other.captain)).errno).toBe('e40936')
    expect((await answer(team, requestId, 'accept', team.captain)).errno).toBe('e40936')
    expect((await sent(id, other.captain)).data.requests[0].state).toBe('withdrawn')
  })

  test('a merge can be taken back by whoever is captain by now', async () => {
    const { team, other } = await two()
    const member = await joinTeam(world, other)
    const requestId = await request(world, team, other.captain, 'merges')
    expect((await withdraw(team, requestId, member)).errno).toBe('e40431')
    await ask(world, `PUT /api/teams/${other.id}/captain`, {
      as: other.captain,
      body: { captainId: member.id },
    })
    expect((await withdraw(team, requestId, member)).status).toBe(200)
  })
})

describe('asking to merge', () => {
  test('brings the whole team over', async () => {
    const { team, other } = await two()
    const member = await joinTeam(world, other)
    const requestId = await request(world, team, other.captain, 'merges')
    expect((await received(team, team.captain)).data.requests[0]).toMatchObject({
      kind: 'merge',
      from: { id: other.id, name: other.name },
    })
    await answer(team, requestId, 'accept', team.captain)
    expect(await peopleOf(world, team.id)).toEqual({
      captain: [team.captain.id],
      all: [team.captain.id, other.captain.id, member.id].sort((a, b) => a - b),
    })
    expect((await peopleOf(world, other.id)).all).toEqual([])
  })

  test('is for the captain, and for as many as fit', async () => {
    const { id, team, other } = await two({ team_size_max: 3 })
    const member = await joinTeam(world, other)
    expect((await askTeam(team, member, 'merges')).errno).toBe('e40336')
    await joinTeam(world, team)
    expect((await askTeam(team, other.captain, 'merges')).errno).toBe('e40939')
    expect((await askTeam(await makeTeam(world, id), other.captain, 'merges')).status).toBe(200)
    expect((await askTeam(team, undefined, 'merges')).errno).toBe('e40101')
    expect((await askTeam(team, await makeUser(world), 'merges')).errno).toBe('e40330')
  })

  test('teams of different rounds stay apart', async () => {
    const { id, team, other } = await two()
    const last = await world.db
      .selectFrom('schedule')
      .select('end_at')
      .where('competition_id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: final } = await world.db
      .insertInto('schedule')
      .values({
        competition_id: id,
        sort: 1,
        start_at: last.end_at,
        end_at: new Date(last.end_at.getTime() + 1e6),
        list_a_start: last.end_at,
        list_a_end: new Date(last.end_at.getTime() + 1e6),
        list_b_start: null,
        list_b_end: null,
        max_error_submit_count: null,
        metric_key: null,
        metric_sql: null,
        file_description: null,
        revealed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db.updateTable('team').set({ schedule_id: final }).where('id', '=', team.id).execute()
    expect((await askTeam(team, other.captain)).errno).toBe('e40951')
  })
})

describe('the lists of requests', () => {
  test('page, and refuse what is wrong', async () => {
    const { id, team } = await two()
    const askers = await Promise.all([0, 1, 2].map(() => makeTeam(world, id)))
    const ids: number[] = []
    for (const asker of askers) ids.push(await request(world, team, asker.captain))
    const second = await received(team, team.captain, 'per_page=2&page=2')
    expect([second.data.total, second.data.requests.map((one: { id: number }) => one.id)]).toEqual([
      3,
      [ids[0]],
    ])
    // From a request on, whatever became of those before it.
    const after = await received(team, team.captain, `per_page=2&before=${ids[2]}`)
    expect([after.data.total, after.data.requests.map((one: { id: number }) => one.id)]).toEqual([
      3,
      [ids[1], ids[0]],
    ])
    const none = await received(team, team.captain, `before=${ids[0]}`)
    expect([none.data.total, none.data.requests]).toEqual([3, []])
    expect((await received(team, team.captain, 'before=x')).paths).toEqual(['query.before'])
    expect((await received(team, team.captain, 'per_page=51')).errno).toBe('e50010')
    expect((await received(team, team.captain, 'state=some')).paths).toEqual(['query.state'])
    expect((await received(team, team.captain, `cmptId=${id + 1}`)).errno).toBe('e40430')
    expect((await received({ id: 999_999 }, team.captain)).errno).toBe('e40430')
    expect((await sent(id)).errno).toBe('e40101')
    expect((await ask(world, 'GET /api/teams/v2/requests', { as: team.captain })).paths).toEqual([
      'query.cmptId',
    ])
  })

  test('show one’s own requests to nobody else', async () => {
    const { id, team, other } = await two()
    await request(world, team, other.captain)
    expect((await sent(id, team.captain)).data).toEqual({ requests: [], total: 0 })
    await enter(world, id, await makeUser(world))
  })
})
