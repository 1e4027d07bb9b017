import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { multipart, type TestUser } from '../../../../../test/factories.ts'
import { quickScore } from '../../../../../test/quick-score.ts'
import { actOn, auditOfSubmission, expectRecomputed, makeRun } from '../../../../../test/run-by-staff.ts'
import { boardsOf, makeScored } from '../../../../../test/running.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { makeLog } from '../../../../base/log/log.ts'
import { replaySubmission } from './replay.ts'
import { scoringJob } from './score-submission.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const running = (given?: Parameters<typeof makeRun>[1]) => makeRun(world, given)
const put = (
  id: number,
  what: 'void' | 'adjustment',
  as: TestUser | undefined,
  body: Record<string, unknown>,
) => actOn(world, id, what, as, body)

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
    await expectRecomputed(world, of.scheduleId)
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
    expect(await auditOfSubmission(world, id)).toEqual([
      { action: 'submission.adjust', detail: { board: 'A', reason: '扣除违规部分' } },
      { action: 'submission.unadjust', detail: { board: 'A', reason: '误操作' } },
    ])
  })

  test('keeps every change with what counted before it, who made it and why', async () => {
    const { of, organiser } = await running()
    const id = await makeScored(world, of, { A: 0.4 })
    await put(id, 'adjustment', organiser, { board: 'A', score: 0.3, reason: 'first' })
    await put(id, 'adjustment', organiser, { board: 'A', score: 0.2, reason: 'second' })
    const { data } = await put(id, 'adjustment', organiser, { board: 'A', score: null, reason: 'undone' })
    const at = world.clock.now().toISOString()
    const by = { board: 'A', by: organiser.name, at }
    expect(data.adjustments).toEqual([
      { ...by, old: 0.2, new: null, reason: 'undone' },
      { ...by, old: 0.3, new: 0.2, reason: 'second' },
      { ...by, old: 0.4, new: 0.3, reason: 'first' },
    ])
    const forgotten = world.db.deleteFrom('score_adjustment').where('submission_id', '=', id).execute()
    await expect(forgotten).rejects.toThrow('append only')
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
