import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { requestsOf } from '../../../../test/team-requests.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { handIn, joinTeam, makeTeam, merge, request } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let asking: ReturnType<typeof requestsOf>
beforeAll(async () => {
  world = await makeWorld()
  asking = requestsOf(world)
})
afterAll(() => world.close())
const now = () => world.clock.now().getTime()

describe('asking to join', () => {
  test('reaches the captain with its reason, and waits', async () => {
    const { id, team, other } = await asking.two()
    const made = await asking.askTeam(team, other.captain)
    expect(made.status).toBe(200)
    const list = await asking.received(team, team.captain, `cmptId=${id}`)
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
    expect((await asking.sent(id, other.captain)).data.requests).toMatchObject([{ id: made.data.id }])
    const detail = (as: TestUser) => ask(world, `GET /api/competitions/${id}`, { as })
    expect((await detail(team.captain)).data.competition.teamJoinUndisposedCount).toBe(1)
    expect((await detail(other.captain)).data.competition.teamJoinUndisposedCount).toBe(0)
  })

  test('twice at once makes one request', async () => {
    const { team, other } = await asking.two()
    const answers = await Promise.all([0, 1, 2].map(() => asking.askTeam(team, other.captain)))
    expect(answers.map(one => one.errno ?? 'ok').sort()).toEqual(['e40934', 'e40934', 'ok'])
  })

  test('again is allowed once denied or withdrawn', async () => {
    const { team, other } = await asking.two()
    await asking.answer(team, await request(world, team, other.captain), 'deny', team.captain)
    const second = await request(world, team, other.captain)
    await asking.withdraw(team, second, other.captain)
    expect((await asking.askTeam(team, other.captain)).status).toBe(200)
  })

  type Case = [
    string,
    (given: Awaited<ReturnType<typeof asking.two>>) => Promise<Awaited<ReturnType<typeof asking.askTeam>>>,
    number,
    string,
  ]
  const cases: Case[] = [
    ['a visitor', ({ team }) => asking.askTeam(team, undefined), 401, 'e40101'],
    [
      'without a reason',
      ({ team, other }) => asking.askTeam(team, other.captain, 'requests', { message: ' ' }),
      400,
      'e40001',
    ],
    [
      'with too long a reason',
      ({ team, other }) => asking.askTeam(team, other.captain, 'requests', { message: 'x'.repeat(301) }),
      400,
      'e40001',
    ],
    [
      'with another person’s id',
      ({ team, other }) => asking.askTeam(team, other.captain, 'requests', { userId: 1 }),
      400,
      'e40001',
    ],
    [
      'somebody who has not signed up',
      async ({ team }) => asking.askTeam(team, await makeUser(world)),
      403,
      'e40330',
    ],
    ['one’s own team', ({ team }) => asking.askTeam(team, team.captain), 409, 'e40935'],
    [
      'a team that does not exist',
      ({ team, other }) => asking.askTeam({ ...team, id: 999_999 }, other.captain),
      404,
      'e40430',
    ],
    [
      'a team of another competition',
      async ({ team, other }) =>
        asking.askTeam({ ...team, competitionId: (await makeCompetition(world)).id }, other.captain),
      404,
      'e40430',
    ],
    [
      'a team merged away',
      async ({ id, team, other }) => {
        await merge(world, { from: team, into: await makeTeam(world, id) })
        return asking.askTeam(team, other.captain)
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
        return asking.askTeam(team, other.captain)
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
        return asking.askTeam(team, other.captain)
      },
      403,
      'e40334',
    ],
    [
      'somebody in a team with others',
      async ({ team, other }) => asking.askTeam(team, await joinTeam(world, other)),
      409,
      'e40933',
    ],
    [
      'the organiser’s baseline',
      async ({ team, other }) => {
        await world.db.updateTable('team').set({ is_baseline: true }).where('id', '=', team.id).execute()
        return asking.askTeam(team, other.captain)
      },
      404,
      'e40430',
    ],
  ]
  test.each(cases)('%s is refused', async (_name, run, status, code) => {
    const given = await asking.two()
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
    const full = await asking.two({ team_size_max: 1 })
    expect((await asking.askTeam(full.team, full.other.captain)).errno).toBe('e40931')
    const late = await asking.two({ merge_deadline: new Date(now()) })
    expect((await asking.askTeam(late.team, late.other.captain)).errno).toBe('e40937')
    const ended = await asking.two()
    await world.db
      .updateTable('competition')
      .set({ end_at: new Date(now() - 1) })
      .where('id', '=', ended.id)
      .execute()
    expect((await asking.askTeam(ended.team, ended.other.captain)).errno).toBe('e40957')
  })

  test('is refused when both handed in too much on one day', async () => {
    const { id, team, other } = await asking.two()
    for (const user of [team.captain, team.captain, team.captain, other.captain, other.captain])
      await handIn(world, id, user)
    const fits = await request(world, team, other.captain)
    await handIn(world, id, other.captain)
    expect((await asking.answer(team, fits, 'accept', team.captain)).errno).toBe('e40950')
    const third = await makeTeam(world, id)
    for (let more = 3; more > 0; more--) await handIn(world, id, third.captain)
    expect((await asking.askTeam(team, third.captain)).errno).toBe('e40950')
    // Failures that are not charged, and another day, leave room.
    const fourth = await makeTeam(world, id)
    const yesterday = new Date(now() - 86_400_000)
    for (let more = 5; more > 0; more--) await handIn(world, id, fourth.captain, { at: yesterday })
    expect((await asking.askTeam(team, fourth.captain)).status).toBe(200)
  })
})

describe('the lists of requests', () => {
  test('page, and refuse what is wrong', async () => {
    const { id, team } = await asking.two()
    const askers = await Promise.all([0, 1, 2].map(() => makeTeam(world, id)))
    const ids: number[] = []
    for (const asker of askers) ids.push(await request(world, team, asker.captain))
    const second = await asking.received(team, team.captain, 'per_page=2&page=2')
    expect([second.data.total, second.data.requests.map((one: { id: number }) => one.id)]).toEqual([
      3,
      [ids[0]],
    ])
    // From a request on, whatever became of those before it.
    const after = await asking.received(team, team.captain, `per_page=2&before=${ids[2]}`)
    expect([after.data.total, after.data.requests.map((one: { id: number }) => one.id)]).toEqual([
      3,
      [ids[1], ids[0]],
    ])
    const none = await asking.received(team, team.captain, `before=${ids[0]}`)
    expect([none.data.total, none.data.requests]).toEqual([3, []])
    expect((await asking.received(team, team.captain, 'before=x')).paths).toEqual(['query.before'])
    expect((await asking.received(team, team.captain, 'per_page=51')).errno).toBe('e50010')
    expect((await asking.received(team, team.captain, 'state=some')).paths).toEqual(['query.state'])
    expect((await asking.received(team, team.captain, `cmptId=${id + 1}`)).errno).toBe('e40430')
    expect((await asking.received({ id: 999_999 }, team.captain)).errno).toBe('e40430')
    expect((await asking.sent(id)).errno).toBe('e40101')
    expect((await ask(world, 'GET /api/teams/v2/requests', { as: team.captain })).paths).toEqual([
      'query.cmptId',
    ])
  })

  test('show one’s own requests to nobody else', async () => {
    const { id, team, other } = await asking.two()
    await request(world, team, other.captain)
    expect((await asking.sent(id, team.captain)).data).toEqual({ requests: [], total: 0 })
    await enter(world, id, await makeUser(world))
  })
})
