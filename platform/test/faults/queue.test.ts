import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scoreSubmissionJob } from '../../src/features/scoring/submissions/server/job.ts'
import { makeCompetition } from '../factories.ts'
import { queued } from '../queue.ts'
import { handIn, makeTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'
import { scoreNow } from './score-now.ts'

// The queue is everybody's: this world is of these tests alone.
let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const order = async () =>
  (await queued(world, scoreSubmissionJob.name)).map(
    job => (job.payload as { submissionId: number }).submissionId,
  )

test('one competition that floods the queue keeps nobody else waiting', async () => {
  const flood = await makeCompetition(world, { schedule: { max_submit_count: 1_000 } })
  const flooders = []
  for (let n = 0; n < 10; n++) flooders.push((await makeTeam(world, flood.id)).captain)
  for (let round = 0; round < 20; round++)
    for (const captain of flooders) await handIn(world, flood.id, captain)
  const quiet = await makeCompetition(world)
  const { captain } = await makeTeam(world, quiet.id)
  const [first, second] = [await handIn(world, quiet.id, captain), await handIn(world, quiet.id, captain)]
  const places = await order()
  expect(places).toHaveLength(202)
  // Behind at most the first of the flood, and the second behind no more than everybody's first.
  expect(places.indexOf(first)).toBeLessThanOrEqual(1)
  expect(places.indexOf(second)).toBeLessThanOrEqual(flooders.length + 2)
  // Within the flood as well: each team's first comes before anybody's second.
  const rows = await world.db.selectFrom('submission').select(['id', 'team_id']).execute()
  const teamOf = new Map(rows.map(row => [row.id, row.team_id]))
  const firsts = places.slice(0, flooders.length + 1).map(id => teamOf.get(id))
  expect(new Set(firsts).size).toBe(flooders.length + 1)
})

test('a failure of the platform at the last attempt gives the place back once, however often the job comes', async () => {
  const competition = await makeCompetition(world)
  const { captain } = await makeTeam(world, competition.id)
  const stored = await world.storage.put(Readable.from(['id,label\n']), { maxBytes: 100 })
  const id = await handIn(world, competition.id, captain, { file: { ...stored, name: 'r.csv' } })
  const score = () => Promise.reject(new Error('the disk is gone'))
  const spent = async () =>
    (
      await world.db
        .selectFrom('quota_day')
        .select(['accepted', 'failed'])
        .where('schedule_id', '=', competition.scheduleId)
        .execute()
    )[0]
  // Before the last attempt nothing is decided: it comes again.
  await expect(scoreNow(world, id, { score })).rejects.toThrow('the disk is gone')
  expect(await spent()).toEqual({ accepted: 1, failed: 0 })
  const again = () => scoreNow(world, id, { score, isLastAttempt: true })
  await Promise.all([again(), again(), again()])
  await again()
  expect(await spent()).toEqual({ accepted: 0, failed: 0 })
  const events = await world.db
    .selectFrom('submission_event')
    .select('state')
    .where('submission_id', '=', id)
    .where('state', '=', 'failed')
    .execute()
  expect(events).toHaveLength(1)
})
