import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waiting } from '../../../../test/ask.ts'
import { quickScore } from '../../../../test/quick-score.ts'
import {
  fewestRight,
  hand,
  mixed,
  newAnswers,
  running,
  runScoring,
  work,
} from '../../../../test/rescoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import type { ScoreOutcome, ScoreRequest } from '../../engine/scorer/server/score-request.ts'
import { settleSubmission } from '../submissions/server/commands/settle-submission.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('a submission that is scored while the round goes over to other answers', () => {
  test.each([
    ['answers', 0.5],
    ['metric', 4],
  ])('does not land with the old %s: it is scored again', async (what, score) => {
    const { first, competition, upload, start, act, agrees, ranking, one } = await running(world)
    const id = await hand(world, first, competition.id, mixed)
    let reach = () => undefined as void
    const reached = new Promise<void>(done => (reach = done))
    let open = () => undefined as void
    const gate = new Promise<void>(done => (open = done))
    let times = 0
    const slow = async (request: ScoreRequest): Promise<ScoreOutcome> => {
      const outcome = await quickScore(request)
      times += 1
      if (times === 1) {
        reach()
        await gate
      }
      return outcome
    }
    const job = runScoring(world, slow, id)
    await reached
    // It has its score by what was in hand. Now the round goes over to the new.
    const answers = what === 'answers' ? (await upload(newAnswers)).data : undefined
    const change = answers ? { answerA: answers.id } : { evaluation: fewestRight }
    const rescore = (await start(change)).data
    expect((await act(rescore.id, 'switch', {})).status).toBe(200)
    open()
    await job
    expect(times).toBe(2)
    const kept = await world.db
      .selectFrom('submission_score')
      .select(['score', 'answer_sha256'])
      .where('submission_id', '=', id)
      .execute()
    expect(kept).toMatchObject([{ score, ...(answers ? { answer_sha256: answers.sha256 } : {}) }])
    expect(await ranking()).toEqual([[one, score.toFixed(6)]])
    await agrees()
  })

  test('that has landed a moment before holds the switch up', async () => {
    const { first, competition, upload, start, act, agrees } = await running(world)
    const id = await hand(world, first, competition.id, mixed)
    const answers = (await upload(newAnswers)).data
    const rescore = (await start({ answerA: answers.id })).data
    const schedule = await world.db
      .selectFrom('schedule')
      .select('scoring_version')
      .where('id', '=', competition.scheduleId)
      .executeTakeFirstOrThrow()
    const active = await world.db
      .selectFrom('answer_file')
      .select(['id', 'sha256'])
      .where('schedule_id', '=', competition.scheduleId)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    let landed = () => undefined as void
    const settled = new Promise<void>(done => (landed = done))
    let commit = () => undefined as void
    const gate = new Promise<void>(done => (commit = done))
    const settling = world.db.transaction().execute(async tx => {
      const hashes = { submissionSha256: 's', answerSha256: active.sha256, scorerHash: 'h' }
      await settleSubmission(
        tx,
        id,
        { state: 'scored', rows: 4, log: [], scores: [{ board: 'A', score: 1, ...hashes }] },
        world.clock.now(),
        {
          scheduleId: competition.scheduleId,
          scoringVersion: schedule.scoring_version,
          answerFileId: active.id,
        },
      )
      landed()
      await gate
    })
    await settled
    const switching = act(rescore.id, 'switch', {})
    while ((await waiting(world)) === 0) await new Promise(done => setTimeout(done, 5))
    commit()
    await settling
    expect((await switching).errno).toBe('e40995')
    await work(world)
    expect((await act(rescore.id, 'switch', {})).status).toBe(200)
    await agrees()
  })
})
