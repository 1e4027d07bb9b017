import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { inviteJobs } from './server/jobs.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const rank = (name: string, query = '', as?: TestUser) =>
  ask(world, `GET /api/v1/race-special/wap/activity/get-rank?name=${name}${query}`, { as })
const self = (name: string, as?: TestUser) =>
  ask(world, `GET /api/v1/race-special/wap/activity/get-self-invite?name=${name}`, { as })

let number = 0
/** An activity from the 20th 04:00 to the 25th 04:00 UTC; its first leaderboard comes at 18:00 UTC of the 20th. */
async function makeActivity(competition = {}) {
  world.setNow('2026-11-20T04:00:00Z')
  const { id } = await makeCompetition(world, { competition })
  const name = `activity-${++number}`
  await world.db
    .insertInto('invite_activity')
    .values({
      name,
      competition_id: id,
      start_at: new Date('2026-11-20T04:00:00Z'),
      end_at: new Date('2026-11-25T04:00:00Z'),
    })
    .execute()
  return { id, name }
}
const signUp = (id: number, as: TestUser, body: object = {}) =>
  ask(world, `POST /api/competitions/${id}/users`, {
    as,
    body: { agreementVersion: 1, from: 'web', ...body },
  })
const invited = async (id: number, targetId: number, invite?: string) => {
  const user = await makeUser(world)
  const answer = await signUp(id, user, { targetId, ...(invite === undefined ? {} : { invite }) })
  expect(answer.status).toBe(200)
  return user
}
async function runJob() {
  const [job] = inviteJobs
  if (!job) throw new Error('no job')
  await job.run(
    world,
    {},
    {
      signal: new AbortController().signal,
      attempt: 1,
      isLastAttempt: false,
      log: undefined as never,
      now: world.clock.now(),
    },
  )
}
const board = (answer: { data: { list: { user: { id: number }; invited: number }[] } }) =>
  answer.data.list.map(row => [row.user.id, row.invited])

describe('the leaderboard', () => {
  test('ranks who brought most, ties by who had them earlier, counted at two in the morning', async () => {
    const { id, name } = await makeActivity()
    const [most, early, late] = [await makeUser(world), await makeUser(world), await makeUser(world)]
    expect((await rank(name)).data).toMatchObject({
      cmptId: id,
      total: 0,
      computedAt: null,
      countedUntil: null,
      nextAt: '2026-11-20T18:00:00.000Z',
    })
    world.setNow('2026-11-20T05:00:00Z')
    await invited(id, early.id, name)
    world.setNow('2026-11-20T06:00:00Z')
    await invited(id, late.id, name)
    await invited(id, most.id, name)
    await invited(id, most.id, name)
    // Comes too late for this leaderboard, in time for the next.
    world.setNow('2026-11-20T18:00:00Z')
    await invited(id, late.id, name)
    world.setNow('2026-11-20T18:03:00Z')
    await runJob()
    const answer = await rank(name)
    expect(answer.data).toMatchObject({
      total: 3,
      countedUntil: '2026-11-20T18:00:00.000Z',
      computedAt: '2026-11-20T18:03:00.000Z',
      nextAt: '2026-11-21T18:00:00.000Z',
    })
    expect(board(answer)).toEqual([
      [most.id, 2],
      [early.id, 1],
      [late.id, 1],
    ])
    expect(answer.data.list.map((row: { ranking: number }) => row.ranking)).toEqual([1, 2, 3])
    world.setNow('2026-11-21T18:00:00Z')
    await runJob()
    expect(board(await rank(name))).toEqual([
      [most.id, 2],
      [late.id, 2],
      [early.id, 1],
    ])
    expect(board(await rank(name, '&page=2&per_page=2'))).toEqual([[early.id, 1]])
  })

  test('is the same when the job is missed, run twice, or run by two at once', async () => {
    const { id, name } = await makeActivity()
    const inviter = await makeUser(world)
    await invited(id, inviter.id, name)
    world.setNow('2026-11-21T12:00:00Z')
    await invited(id, inviter.id, name)
    world.setNow('2026-11-23T01:00:00Z')
    await Promise.all([runJob(), runJob()])
    await runJob()
    const rows = await world.db
      .selectFrom('invite_ranking')
      .select(['day', 'invited'])
      .where('name', '=', name)
      .orderBy('day')
      .execute()
    expect(rows).toEqual([
      { day: '2026-11-21', invited: 1 },
      { day: '2026-11-22', invited: 2 },
      { day: '2026-11-23', invited: 2 },
    ])
  })

  test('counts only within the activity’s time', async () => {
    const { id, name } = await makeActivity()
    const inviter = await makeUser(world)
    world.setNow('2026-11-20T03:59:59Z')
    await invited(id, inviter.id, name)
    world.setNow('2026-11-25T04:00:00Z')
    await invited(id, inviter.id, name)
    world.setNow('2026-11-25T18:00:00Z')
    await runJob()
    const answer = await rank(name)
    expect([board(answer), answer.data.nextAt]).toEqual([[], null])
  })

  test.each([
    ['of an unknown activity', 'nothing', 404, 'e40434'],
    ['without a name', '', 400, 'e40001'],
    ['of too many a page', 'x&per_page=51', 400, 'e50010'],
  ])('%s is refused', async (_case, query, status, code) => {
    const answer = await rank(query)
    expect([answer.status, answer.errno]).toEqual([status, code])
  })

  test('of a private competition is for its people', async () => {
    const { id, name } = await makeActivity({ visibility: 'private', private_code_hash: 'x' })
    expect((await rank(name)).errno).toBe('e40434')
    expect((await self(name, await makeUser(world))).errno).toBe('e40434')
    const own = await makeUser(world)
    await world.db
      .insertInto('registration')
      .values({
        competition_id: id,
        user_id: own.id,
        agreement_version: 1,
        invited_by: null,
        invite_name: null,
        created_at: world.clock.now(),
      })
      .execute()
    expect((await rank(name, '', own)).status).toBe(200)
  })
})

describe('one’s own link', () => {
  test('carries who invites and counts at once; the place is that of the leaderboard', async () => {
    const { id, name } = await makeActivity()
    const inviter = await makeUser(world)
    const answer = await self(name, inviter)
    expect(answer.data).toEqual({
      name,
      targetId: inviter.id,
      link: `http://localhost:3000/competitions/${id}?targetId=${inviter.id}&invite=${name}`,
      invited: 0,
      ranking: null,
      counted: 0,
    })
    await invited(id, inviter.id, name)
    expect((await self(name, inviter)).data).toMatchObject({ invited: 1, ranking: null, counted: 0 })
    world.setNow('2026-11-20T18:00:00Z')
    await runJob()
    await invited(id, inviter.id, name)
    expect((await self(name, inviter)).data).toMatchObject({ invited: 2, ranking: 1, counted: 1 })
  })

  test('counts neither oneself nor another activity nor who never was', async () => {
    const { id, name } = await makeActivity()
    const other = await makeActivity()
    const inviter = await makeUser(world)
    await signUp(id, inviter, { targetId: inviter.id, invite: name })
    await invited(id, inviter.id, other.name)
    await invited(id, inviter.id)
    await invited(id, 999_999_999, name)
    expect((await self(name, inviter)).data.invited).toBe(0)
    expect((await self(other.name, inviter)).data.invited).toBe(0)
  })

  test('needs a session and an activity', async () => {
    const { name } = await makeActivity()
    expect((await self(name)).errno).toBe('e40101')
    const user = await makeUser(world)
    expect((await self('nothing', user)).errno).toBe('e40434')
    expect((await self('', user)).paths).toEqual(['query.name'])
  })
})

test('the competition says where its activity is', async () => {
  const { id, name } = await makeActivity()
  const detail = async (of: number) =>
    (await ask(world, `GET /api/competitions/${of}`)).data.competition.invite
  expect(await detail(id)).toEqual({ route: `/competitions/${id}/invite`, name })
  expect(await detail((await makeCompetition(world)).id)).toBeNull()
})
