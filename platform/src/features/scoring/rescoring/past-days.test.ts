import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, waiting } from '../../../../test/ask.ts'
import { runJob } from '../../../../test/queue.ts'
import { fewestRight, newAnswers, scored, work } from '../../../../test/rescoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { takeSnapshot } from '../rankings/server/commands/take-snapshot.ts'
import { rankingJobs, snapshotBoards } from '../rankings/server/jobs.ts'
import { settleSubmission } from '../submissions/server/commands/settle-submission.ts'
import { makeWaiting } from '../../../../test/running.ts'
import { switchRescore } from './server/commands/switch-rescore.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

/** Noon in the zone of the competitions. */
const noonOf = (day: string) => `${day}T04:00:00.000Z`
const [first, second, third] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const
beforeEach(() => world.setNow(noonOf(first)))

const keepDays = () => runJob(world, rankingJobs, snapshotBoards.name)
const zone = 'Asia/Shanghai'
const accuracy = {
  ...fewestRight,
  metric: { kind: 'builtin' as const, key: 'accuracy', params: {} },
}

/** What everybody reads of a day: the scores in their order, and of which metric it says they are. */
async function dayOf(competitionId: number, day: string, lang?: 'en-US') {
  const url = `/api/competitions/${competitionId}?part=daily&day=${day}` as const
  const { data } = await ask(world, `GET ${url}`, lang ? { lang } : {})
  const { list, oldMetric } = data.daily
  return { scores: list.map((row: { maxScore: string }) => Number(row.maxScore)), oldMetric }
}

async function goOver(made: Awaited<ReturnType<typeof scored>>, change: Record<string, unknown>) {
  const { id } = (await made.start(change)).data
  await work(world)
  expect((await made.act(id, 'switch', {})).status).toBe(200)
}

describe('boards of days gone, after a switch to another metric', () => {
  test('keep their numbers, and say which metric those are of and until when it was the round’s', async () => {
    const made = await scored(world)
    const { id } = made.competition
    world.setNow(noonOf(second))
    await keepDays()
    expect(await dayOf(id, first)).toEqual({ scores: [1, 0.5], oldMetric: null })
    await goOver(made, { evaluation: fewestRight })
    world.setNow(noonOf(third))
    await keepDays()
    const old = {
      scores: [1, 0.5],
      oldMetric: { name: '准确率', direction: 'maximize', until: noonOf(second) },
    }
    expect(await dayOf(id, first)).toEqual(old)
    expect((await dayOf(id, first, 'en-US')).oldMetric.name).toBe('Accuracy')
    // That day's board was kept after the switch: its numbers are of what counts now.
    expect(await dayOf(id, second)).toEqual({ scores: [2, 4], oldMetric: null })
    // And back again: each day says its own.
    await goOver(made, { evaluation: accuracy })
    expect(await dayOf(id, first)).toEqual(old)
    expect(await dayOf(id, second)).toEqual({
      scores: [2, 4],
      oldMetric: { name: '自定义 SQL 指标', direction: 'minimize', until: noonOf(third) },
    })
  })

  test('say nothing where the metric stayed: other answers, other columns', async () => {
    const made = await scored(world)
    world.setNow(noonOf(second))
    await keepDays()
    const { id: answerA } = (await made.upload(newAnswers)).data
    await goOver(made, { answerA })
    await goOver(made, { evaluation: { ...accuracy, file: { ...accuracy.file, formats: ['csv', 'tsv'] } } })
    expect(await dayOf(made.competition.id, first)).toEqual({ scores: [1, 0.5], oldMetric: null })
  })
})

describe('a board that is kept while', () => {
  const keep = (scheduleId: number) =>
    takeSnapshot(world.db, { id: scheduleId, zone }, first, world.clock.now())
  /** Until so many transactions wait for others, or this one has not waited. */
  const untilWaiting = async (count: number, work: Promise<unknown>) => {
    const done = new AbortController()
    void work.finally(() => done.abort())
    while (!done.signal.aborted && (await waiting(world)) < count)
      await new Promise(next => setTimeout(next, 5))
  }
  /** A re-scoring that could go over now. */
  async function ready() {
    const made = await scored(world)
    world.setNow(noonOf(second))
    const { id } = (await made.start({ evaluation: fewestRight })).data
    await work(world)
    const actor = { userId: made.organiser.id, address: null }
    return { ...made, ask: { rescoreId: id, voidFailed: false, actor, now: world.clock.now() } }
  }

  test('the round goes over, waits for it and is of the new metric whole', async () => {
    const { competition, ask } = await ready()
    const keeping = await world.db.transaction().execute(async tx => {
      await switchRescore(tx, ask)
      const begun = keep(competition.scheduleId)
      await untilWaiting(1, begun)
      return { done: begun }
    })
    await keeping.done
    expect(await dayOf(competition.id, first)).toEqual({ scores: [2, 4], oldMetric: null })
  })

  test('the round is about to go over, comes first and is marked', async () => {
    const { competition, ask } = await ready()
    const both = await world.db.transaction().execute(async tx => {
      // Holds the board's places up after its scores were read.
      await sql`lock table ranking_snapshot in share mode`.execute(tx)
      const keeping = keep(competition.scheduleId)
      await untilWaiting(1, keeping)
      const going = world.db.transaction().execute(other => switchRescore(other, ask))
      await untilWaiting(2, going)
      return { done: Promise.all([keeping, going]) }
    })
    await both.done
    expect(await dayOf(competition.id, first)).toEqual({
      scores: [1, 0.5],
      oldMetric: { name: '准确率', direction: 'maximize', until: noonOf(second) },
    })
  })

  test('a submission of that day is being scored, is left for later and then has its score', async () => {
    const { competition, one, first: captain } = await scored(world)
    const of = {
      competitionId: competition.id,
      scheduleId: competition.scheduleId,
      teamId: one,
      userId: captain.id,
    }
    const late = await makeWaiting(world, of)
    world.setNow(noonOf(second))
    const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }
    await world.db.transaction().execute(async tx => {
      const scores = [{ board: 'A' as const, score: 1.5, ...hashes }]
      await settleSubmission(tx, late, { state: 'scored', rows: 4, log: [], scores }, world.clock.now())
      // Scored, but nobody else can know yet.
      await keep(competition.scheduleId)
    })
    expect((await dayOf(competition.id, first)).scores).toEqual([])
    await keep(competition.scheduleId)
    expect((await dayOf(competition.id, first)).scores).toEqual([1.5, 0.5])
  })
})
