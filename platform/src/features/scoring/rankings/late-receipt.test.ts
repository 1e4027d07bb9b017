import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn, startOfDay } from '../../../base/clock/zone.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import { hold, waiting } from '../../../../test/locks.ts'
import { runJob } from '../../../../test/queue.ts'
import { handIn, makeTeam, settle } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { rankingJobs, snapshotBoards } from './server/jobs.ts'

const zone = 'Asia/Shanghai'
let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

/** A team on the board of a day that is just over, and what it received in the last millisecond of that day. */
async function atMidnight() {
  const today = dayIn(zone, world.clock.now())
  const day = addDays(today, -1)
  const midnight = startOfDay(zone, today)
  const competition = await makeCompetition(world)
  const team = await makeTeam(world, competition.id)
  await handIn(world, competition.id, team.captain, {
    at: new Date(midnight.getTime() - 3_600_000),
    score: 0.5,
  })
  const late = () => handIn(world, competition.id, team.captain, { at: new Date(midnight.getTime() - 1) })
  const scores = async () => {
    const rows = await world.db
      .selectFrom('ranking_snapshot')
      .select('score')
      .where('schedule_id', '=', competition.scheduleId)
      .where('day', '=', day)
      .execute()
    return rows.map(row => row.score)
  }
  const snapshot = () => runJob(world, rankingJobs, snapshotBoards.name)
  const waits = async (processes: number) => {
    await expect.poll(async () => (await waiting(world)).length, { timeout: 10_000 }).toBe(processes)
  }
  return { late, scores, snapshot, waits }
}

test('a submission that commits while the day’s board is begun is on it', async () => {
  const { late, scores, snapshot, waits } = await atMidnight()
  // Its last statements wait: the row is written, and nobody else sees it yet.
  const events = await hold(world, 'lock table submission_event in access exclusive mode')
  const accepted = late()
  let taken: Promise<unknown> | undefined
  try {
    await waits(1)
    taken = snapshot()
    // The snapshot does not go on without it.
    await waits(2)
  } finally {
    await events.letGo()
  }
  const [id] = await Promise.all([accepted, taken])
  expect(await scores()).toEqual([])
  await settle(world, id, 0.9)
  await snapshot()
  expect(await scores()).toEqual([0.9])
})

test('a submission that commits after the day’s board was kept is on it all the same', async () => {
  const { late, scores, snapshot } = await atMidnight()
  await snapshot()
  expect(await scores()).toEqual([0.5])
  const id = await late()
  await snapshot()
  expect(await scores()).toEqual([])
  await settle(world, id, 0.9)
  await snapshot()
  expect(await scores()).toEqual([0.9])
})
