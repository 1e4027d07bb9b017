import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, multipart, type TestUser } from '../../../../test/factories.ts'
import { quickScore } from '../../../../test/quick-score.ts'
import { boardsOf, makeScored, makeWaiting, recomputedBoards } from '../../../../test/running.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeLog } from '../../../base/log/log.ts'
import { replaySubmission } from './replay.ts'
import { scoringJob } from './score-submission.ts'
import { settleSubmission } from './commands/settle-submission.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

async function running(schedule: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, schedule)
  const user = await makeUser(world)
  const { teamId } = await enter(world, competition.id, user)
  const of = { competitionId: competition.id, scheduleId: competition.scheduleId, teamId, userId: user.id }
  return { competition, user, of, organiser: await makeOrganiser(world, competition.id) }
}

/** Where those who run the competition of a submission find it. */
async function placeOf(id: number) {
  const found = await world.db
    .selectFrom('submission')
    .select('competition_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `/api/admin/competitions/${found.competition_id}/submissions/${id}` as const
}
const put = async (id: number, what: 'void' | 'adjustment', as: TestUser | undefined, body: object) =>
  ask(world, `PUT ${await placeOf(id)}/${what}`, { as, body: body as Record<string, unknown> })
const agrees = async (scheduleId: number) =>
  expect(await boardsOf(world, scheduleId)).toEqual(await recomputedBoards(world, scheduleId))
const auditOf = async (id: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject', '=', 'submission')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('voiding a submission', () => {
  test('takes it off the boards with a reason that the team reads, and back', async () => {
    const { of, user, organiser } = await running()
    const worse = await makeScored(world, of, { A: 0.4 })
    const best = await makeScored(world, of, { A: 0.9 })
    const before = await boardsOf(world, of.scheduleId)
    const answer = await put(best, 'void', organiser, { isVoid: true, reason: '使用了外部数据' })
    expect(answer.data.voided).toMatchObject({ by: organiser.name, reason: '使用了外部数据' })
    expect(await boardsOf(world, of.scheduleId)).toEqual([` A: ${of.teamId}:${worse}=0.4/1`])
    await agrees(of.scheduleId)
    const seen = (await ask(world, `GET /api/submissions/${best}`, { as: user })).data
    expect(seen).toMatchObject({ state: 'scored', isBest: false, voided: { reason: '使用了外部数据' } })
    const { submits } = (
      await ask(world, `GET /api/competitions/${of.competitionId}?part=submits`, { as: user })
    ).data
    expect(submits.history).toMatchObject([{ score: 0.4 }])
    await put(best, 'void', organiser, { isVoid: false, reason: '复核无误' })
    expect(await boardsOf(world, of.scheduleId)).toEqual(before)
    expect(await auditOf(best)).toEqual([
      { action: 'submission.void', detail: { reason: '使用了外部数据' } },
      { action: 'submission.restore', detail: { reason: '复核无误' } },
    ])
  })

  test('asked twice is done once; what has no score cannot be voided', async () => {
    const { of, organiser } = await running()
    const id = await makeScored(world, of, { A: 0.4 })
    const body = { isVoid: true, reason: 'same' }
    const answers = await Promise.all([1, 2, 3].map(() => put(id, 'void', organiser, body)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    expect(await auditOf(id)).toHaveLength(1)
    expect((await put(id, 'void', organiser, { ...body, reason: 'x' })).errno).toBe('e40942')
    const restore = { isVoid: false, reason: 'back' }
    expect((await put(id, 'void', organiser, restore)).status).toBe(200)
    expect((await put(id, 'void', organiser, restore)).status).toBe(200)
    expect((await put(id, 'void', organiser, { ...restore, reason: 'y' })).errno).toBe('e40943')
    expect((await put(await makeWaiting(world, of), 'void', organiser, body)).errno).toBe('e40941')
  })
})

describe('a score set by hand', () => {
  test('stands on the board and is marked; the computed one stays, replays, and comes back', async () => {
    const { competition, user, organiser, of } = await running()
    const body = multipart({}, [{ field: 'file', name: 'r.csv', content: 'id,label\n1,a\n2,b\n3,a\n4,a\n' }])
    const handed = await world.app.inject({
      method: 'POST',
      url: `/api/competitions/${competition.id}/uploads`,
      payload: body.payload,
      headers: { ...user.headers, ...body.headers },
    })
    const { id } = handed.json().data.submission as { id: number }
    await scoringJob(quickScore).run(
      world,
      { submissionId: id },
      {
        signal: new AbortController().signal,
        attempt: 1,
        isLastAttempt: false,
        log: makeLog('test', 'silent'),
        now: world.clock.now(),
      },
    )
    const adjusted = await put(id, 'adjustment', organiser, {
      board: 'A',
      score: 0.25,
      reason: '扣除违规部分',
    })
    expect(adjusted.data.scores).toMatchObject([
      { board: 'A', score: 0.75, adjusted: { score: 0.25, reason: '扣除违规部分', by: organiser.name } },
    ])
    expect(await boardsOf(world, of.scheduleId)).toEqual([` A: ${of.teamId}:${id}=0.25/1`])
    await agrees(of.scheduleId)
    const { rankings } = (
      await ask(world, `GET /api/competitions/${competition.id}?part=rankings`, { as: user })
    ).data
    expect(rankings.list).toMatchObject([{ maxScore: '0.250000', isAdjusted: true }])
    expect((await ask(world, `GET /api/submissions/${id}`, { as: user })).data).toMatchObject({
      score: '0.250000',
      isAdjusted: true,
    })
    expect(await replaySubmission(world, id)).toMatchObject([{ kept: 0.75, now: 0.75, sameScore: true }])
    await put(id, 'adjustment', organiser, { board: 'A', score: null, reason: '误操作' })
    expect(await boardsOf(world, of.scheduleId)).toEqual([` A: ${of.teamId}:${id}=0.75/1`])
    expect(await auditOf(id)).toEqual([
      { action: 'submission.adjust', detail: { board: 'A', reason: '扣除违规部分' } },
      { action: 'submission.unadjust', detail: { board: 'A', reason: '误操作' } },
    ])
  })

  test('of list B tells the team nothing before the reveal', async () => {
    const { of, user, organiser } = await running({ schedule: { list_b_mode: 'split' } })
    const id = await makeScored(world, of, { A: 0.4, B: 0.5 })
    const before = (await ask(world, `GET /api/submissions/${id}`, { as: user })).data
    await put(id, 'adjustment', organiser, { board: 'B', score: 0.9, reason: 'r' })
    expect((await ask(world, `GET /api/submissions/${id}`, { as: user })).data).toEqual(before)
    expect((await boardsOf(world, of.scheduleId))[1]).toContain('=0.9')
  })

  test('must be a finite number of a list that has a score', async () => {
    const { of, organiser } = await running()
    const id = await makeScored(world, of, { A: 0.4 })
    expect((await put(id, 'adjustment', organiser, { board: 'B', score: 1, reason: 'r' })).errno).toBe(
      'e40941',
    )
    for (const score of ['1', 1.1e308, undefined])
      expect(await put(id, 'adjustment', organiser, { board: 'A', score, reason: 'r' })).toMatchObject({
        status: 400,
        paths: ['body.score'],
      })
  })
})

test('what is the organisers’ is theirs alone', async () => {
  const { of, user, competition } = await running()
  const { organiser: foreign, competition: theirs } = await running()
  const id = await makeScored(world, of, { A: 0.4 })
  const reads = [`competitions/${competition.id}/submissions`, `competitions/${competition.id}/run`] as const
  for (const path of reads) {
    expect((await ask(world, `GET /api/admin/${path}`)).errno).toBe('e40101')
    expect((await ask(world, `GET /api/admin/${path}`, { as: user })).errno).toBe('e40301')
    expect((await ask(world, `GET /api/admin/${path}`, { as: foreign })).errno).toBe('e40301')
  }
  const body = { isVoid: true, reason: 'r' }
  const score = { board: 'A', score: 1, reason: 'r' }
  for (const [as, errno] of [
    [undefined, 'e40101'],
    [user, 'e40301'],
    [foreign, 'e40301'],
  ] as const) {
    expect((await ask(world, `GET ${await placeOf(id)}`, { as })).errno).toBe(errno)
    expect((await put(id, 'void', as, body)).errno).toBe(errno)
    expect((await put(id, 'adjustment', as, score)).errno).toBe(errno)
  }
  // Under their own competition it is none.
  const elsewhere = `/api/admin/competitions/${theirs.id}/submissions/${id}` as const
  expect((await ask(world, `GET ${elsewhere}`, { as: foreign })).errno).toBe('e40440')
  expect((await ask(world, `PUT ${elsewhere}/void`, { as: foreign, body })).errno).toBe('e40440')
  expect((await ask(world, `PUT ${elsewhere}/adjustment`, { as: foreign, body: score })).errno).toBe('e40440')
})

describe('the list of submissions', () => {
  test('is filtered by what stands in the address, and goes on from a cursor', async () => {
    const { of, user, organiser, competition } = await running()
    const other = await makeUser(world)
    const { teamId } = await enter(world, competition.id, other)
    const mine = await makeScored(world, of, { A: 0.4 }, { sha256: 'abcdef12' })
    const theirs = await makeScored(
      world,
      { ...of, teamId, userId: other.id },
      { A: 0.5 },
      { sub_rank: '甲' },
    )
    const waiting = await makeWaiting(world, of)
    const failed = await makeWaiting(world, of)
    await world.db
      .transaction()
      .execute(tx =>
        settleSubmission(
          tx,
          failed,
          { state: 'failed', fault: 'scorer', code: 'timeout', issues: [], log: ['slow'] },
          world.clock.now(),
        ),
      )
    const list = async (query: string) => {
      const { data } = await ask(
        world,
        `GET /api/admin/competitions/${competition.id}/submissions?${query}`,
        { as: organiser },
      )
      return [data.submissions.map((one: { id: number }) => one.id), data.next]
    }
    expect(await list('')).toEqual([[failed, waiting, theirs, mine], null])
    expect(await list('size=2')).toEqual([[failed, waiting], waiting])
    expect(await list(`size=2&before=${waiting}`)).toEqual([[theirs, mine], null])
    expect(await list('state=waiting')).toEqual([[waiting], null])
    expect(await list('state=failed&fault=scorer')).toEqual([[failed], null])
    expect(await list('fault=file')).toEqual([[], null])
    expect(await list(`team=${teamId}`)).toEqual([[theirs], null])
    expect(await list(`subRank=${encodeURIComponent('甲')}`)).toEqual([[theirs], null])
    expect(await list('search=ABCDEF')).toEqual([[mine], null])
    expect(await list(`search=${theirs}`)).toEqual([[theirs], null])
    expect(await list(`search=${encodeURIComponent(user.name)}`)).toEqual([[failed, waiting, mine], null])
    await put(mine, 'void', organiser, { isVoid: true, reason: 'r' })
    await put(theirs, 'adjustment', organiser, { board: 'A', score: 1, reason: 'r' })
    expect(await list('state=void')).toEqual([[mine], null])
    expect(await list('state=adjusted')).toEqual([[theirs], null])
    const detail = (await ask(world, `GET ${await placeOf(failed)}`, { as: organiser })).data
    expect(detail).toMatchObject({ state: 'failed', fault: 'scorer', log: ['slow'] })
    expect(detail.faultMessage).toMatch(/./)
    expect(
      (
        await ask(world, `GET /api/admin/competitions/${competition.id}/submissions?size=51`, {
          as: organiser,
        })
      ).errno,
    ).toBe('e50010')
  })

  test('the numbers count by the competition’s own clock', async () => {
    const { of, organiser, competition } = await running()
    // 12:00 in Shanghai; yesterday there ends at 16:00 UTC.
    await makeScored(world, of, { A: 0.4 }, { received_at: new Date('2026-11-20T03:59:50Z') })
    await makeScored(
      world,
      of,
      { A: 0.5 },
      { received_at: new Date('2026-11-19T15:59:59Z'), quota_day: '2026-11-19' },
    )
    await makeWaiting(world, of, { received_at: new Date('2026-11-20T03:30:00Z') })
    const { data } = await ask(world, `GET /api/admin/competitions/${competition.id}/run`, { as: organiser })
    expect(data).toMatchObject({
      waiting: 1,
      oldestWaitingAt: '2026-11-20T03:30:00.000Z',
      failed: { file: 0, scorer: 0, platform: 0 },
    })
    expect(data.hours).toHaveLength(24)
    expect(data.hours[11]).toEqual({ hour: 11, accepted: 2, failed: 0 })
    expect(data.hours[23]).toEqual({ hour: 23, accepted: 0, failed: 0 })
    expect(data.days).toHaveLength(14)
    expect(data.days.slice(-2)).toEqual([
      { day: '2026-11-19', accepted: 1, failed: 0, teams: 1 },
      { day: '2026-11-20', accepted: 2, failed: 0, teams: 1 },
    ])
    expect(data.latency.p50).toBeGreaterThan(9)
  })
})
