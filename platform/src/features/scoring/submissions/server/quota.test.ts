import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../../test/factories.ts'
import { queued } from '../../../../../test/queue.ts'
import {
  quotaOf,
  resultCalls,
  rightResult as good,
  halfRightResult as half,
} from '../../../../../test/results.ts'
import { makeOrganiser, makeStaff } from '../../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { settleSubmission } from './commands/settle-submission.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { hand, scoreNow } = resultCalls(() => world)

describe('quota', () => {
  test('of twenty at once with one place left exactly one passes', async () => {
    const competition = await makeCompetition(world, { schedule: { max_submit_count: 2 } })
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    await hand(user, competition.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => hand(user, competition.id)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    expect(
      new Set(answers.filter(answer => answer.statusCode !== 200).map(answer => answer.json().errno)),
    ).toEqual(new Set(['e40343']))
    expect(await quotaOf(world, competition.scheduleId)).toEqual({ accepted: 2, failed: 0 })
  })

  test('more submissions for one team count on that day alone', async () => {
    const competition = await makeCompetition(world, {
      schedule: { max_submit_count: 1, max_error_submit_count: 1 },
    })
    const [user, other] = [await makeUser(world), await makeUser(world)]
    const { teamId } = await enter(world, competition.id, user)
    await enter(world, competition.id, other)
    const organiser = await makeOrganiser(world, competition.id)
    const give = (as: TestUser, body: Record<string, unknown>, id = competition.id) =>
      ask(world, `POST /api/admin/competitions/${id}/teams/${teamId}/tries`, { as, body })
    const limitOf = async (one: TestUser) =>
      (await ask(world, `GET /api/competitions/${competition.id}?part=submits`, { as: one })).data.submits
        .quota
    await hand(user, competition.id)
    expect((await hand(user, competition.id)).json().errno).toBe('e40343')
    const reason = '平台故障，补一次'
    expect(await give(user, { count: 1, reason })).toMatchObject({ status: 403 })
    expect(await give(organiser, { count: 0, reason })).toMatchObject({ status: 400, paths: ['body.count'] })
    const foreign = await makeCompetition(world)
    const admin = await makeStaff(world, 'administrator')
    expect(await give(admin, { count: 1, reason }, foreign.id)).toMatchObject({ status: 404 })

    expect((await give(organiser, { count: 2, reason })).data).toEqual({ limit: 3, extra: 2 })
    expect(await limitOf(user)).toMatchObject({ teamUsed: 1, limit: 3, failedLimit: 3, extra: 2 })
    expect(await limitOf(other)).toMatchObject({ limit: 1, failedLimit: 1, extra: 0 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => hand(user, competition.id)))
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 200, 403, 403])
    expect((await queued(world, 'notices.deliver')).map(job => job.payload)).toContainEqual(
      expect.objectContaining({
        kind: 'submission.tries',
        to: [user.id],
        text: expect.objectContaining({ zh: expect.stringContaining(reason) }),
      }),
    )
    const until = world.clock.now()
    world.setNow(new Date(until.getTime() + 86_400_000))
    expect(await limitOf(user)).toMatchObject({ teamUsed: 0, limit: 1, extra: 0 })
    world.setNow(until)
  })

  test('a client that repeats itself with one key hands in once', async () => {
    const competition = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const answers = await Promise.all(
      [1, 2, 3].map(() => hand(user, competition.id, good, { key: `retry-${competition.id}` })),
    )
    expect(new Set(answers.map(answer => answer.json().data.submission.id)).size).toBe(1)
    expect(await quotaOf(world, competition.scheduleId)).toEqual({ accepted: 1, failed: 0 })
  })

  test.each([
    ['another file', half, {}],
    ['the same file under another name', good, { name: 'other.csv' }],
    ['the same file with a note', good, { fields: { note: 'b' } }],
  ])('the key of a hand-in is refused for %s', async (_what, content, more) => {
    const competition = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const key = `other-${competition.id}`
    expect((await hand(user, competition.id, good, { key })).statusCode).toBe(200)
    const other = await hand(user, competition.id, content, { key, ...more })
    expect([other.statusCode, other.json().errno]).toEqual([409, 'e40901'])
    expect(await quotaOf(world, competition.scheduleId)).toEqual({ accepted: 1, failed: 0 })
  })

  test('a bad file moves from the accepted to the failed ones and is explained', async () => {
    const competition = await makeCompetition(world, { schedule: { max_error_submit_count: 1 } })
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const { submission } = (await hand(user, competition.id, 'id,label\n1,a\n2,b\n3,a\n3,b\n')).json().data
    await scoreNow(submission.id)
    expect(await quotaOf(world, competition.scheduleId)).toEqual({ accepted: 0, failed: 1 })
    const seen = (
      await world.app.inject({ url: `/api/submissions/${submission.id}?lang=en-US`, headers: user.headers })
    ).json().data
    expect(seen).toMatchObject({
      state: 'failed',
      fault: {
        of: 'file',
        issues: [{ code: 'id_duplicated', line: 5, column: 'id' }, { code: 'id_missing' }],
      },
    })
    expect(seen.fault.issues[0].message).toContain('Line 5')
    expect((await hand(user, competition.id)).json().errno).toBe('e40344')
  })

  test('cancelling before the start gives the place back once; after it is refused', async () => {
    const competition = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const { submission } = (await hand(user, competition.id)).json().data
    const cancel = () =>
      world.app.inject({ method: 'DELETE', url: `/api/submissions/${submission.id}`, headers: user.headers })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409, 409])
    expect(await quotaOf(world, competition.scheduleId)).toEqual({ accepted: 0, failed: 0 })
  })

  test('a platform failure refunds exactly once', async () => {
    const competition = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const { submission } = (await hand(user, competition.id)).json().data
    const fail = () =>
      world.db
        .transaction()
        .execute(tx =>
          settleSubmission(
            tx,
            submission.id,
            { state: 'failed', fault: 'platform', code: 'platform', issues: [], log: [] },
            world.clock.now(),
          ),
        )
    expect((await Promise.all([fail(), fail(), fail()])).filter(Boolean)).toHaveLength(1)
    expect(await quotaOf(world, competition.scheduleId)).toEqual({ accepted: 0, failed: 0 })
  })

  test('the day turns at midnight in the competition’s zone', async () => {
    const competition = await makeCompetition(world, { schedule: { max_submit_count: 1 } })
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const before = world.clock.now()
    try {
      world.setNow('2026-11-20T15:59:59.999Z')
      expect((await hand(user, competition.id)).json().data.quota.resetAt).toBe('2026-11-20T16:00:00.000Z')
      expect((await hand(user, competition.id)).statusCode).toBe(403)
      world.setNow('2026-11-20T16:00:00.000Z')
      expect((await hand(user, competition.id)).statusCode).toBe(200)
    } finally {
      world.setNow(before)
    }
  })

  test('the deadline is exact to the millisecond', async () => {
    const competition = await makeCompetition(world)
    const user = await makeUser(world)
    await enter(world, competition.id, user)
    const { list_a_end: end } = await world.db
      .selectFrom('schedule')
      .select('list_a_end')
      .where('id', '=', competition.scheduleId)
      .executeTakeFirstOrThrow()
    const before = world.clock.now()
    try {
      world.setNow(new Date(end.getTime() - 1))
      expect((await hand(user, competition.id)).statusCode).toBe(200)
      world.setNow(end)
      expect((await hand(user, competition.id)).json().errno).toBe('e40347')
    } finally {
      world.setNow(before)
    }
  })
})
