import type { ChildProcess } from 'node:child_process'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labelAnswer, makeCompetition } from '../factories.ts'
import { killWorker, startWorker, until } from '../real-worker.ts'
import { handIn, makeTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

// The queue is everybody's: this world is of this test alone.
let world: World
let worker: ChildProcess | undefined
beforeAll(async () => void (world = await makeWorld()))
afterAll(async () => {
  worker?.kill('SIGKILL')
  await world.close()
})

/** The events of a competition's submissions when they were handed in (`queued`) or taken (`running`), in their order. */
const eventsOf = async (competitionId: number, state: 'queued' | 'running') => {
  const rows = await world.db
    .selectFrom('submission_event as e')
    .innerJoin('submission as s', 's.id', 'e.submission_id')
    .where('s.competition_id', '=', competitionId)
    .where('e.state', '=', state)
    .orderBy('e.id')
    .select('e.id')
    .execute()
  return rows.map(row => row.id)
}
/** A worker has so many in hand at once. */
const slots = 2

test('while a real worker works through 500 jobs of one competition, one of another is among the next that it takes', async () => {
  const stored = await world.storage.put(Readable.from([labelAnswer]), { maxBytes: 1_000 })
  const file = { ...stored, name: 'r.csv' }
  const flood = await makeCompetition(world, { schedule: { max_submit_count: 1_000 } })
  const teams = []
  for (let n = 0; n < 10; n++) teams.push(await makeTeam(world, flood.id))
  for (let round = 0; round < 50; round++)
    for (const { captain } of teams) await handIn(world, flood.id, captain, { file })
  const quiet = await makeCompetition(world)
  const { captain } = await makeTeam(world, quiet.id)

  worker = await startWorker(world)
  // Everybody's first of the flood is done by then: what is left are the later ones of its teams.
  await until(async () => (await eventsOf(flood.id, 'running')).length > 20, 60_000)
  await handIn(world, quiet.id, captain, { file })
  await until(async () => (await eventsOf(quiet.id, 'running')).length === 1, 60_000)
  await killWorker(worker)
  const [handedIn = 0] = await eventsOf(quiet.id, 'queued')
  const [taken = 0] = await eventsOf(quiet.id, 'running')
  const ofFlood = await eventsOf(flood.id, 'running')
  expect(ofFlood.length).toBeLessThan(400)
  // One may slip in for each slot while it is being handed in, and one that was being taken.
  expect(ofFlood.filter(event => event > handedIn && event < taken).length).toBeLessThanOrEqual(2 * slots)
})
