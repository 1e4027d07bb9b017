import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser } from '../../../../../test/factories.ts'
import { resultCalls } from '../../../../../test/results.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { hand } = resultCalls(() => world)

test('who hands in to many competitions waits behind everybody’s first submission', async () => {
  const competitions = [
    await makeCompetition(world),
    await makeCompetition(world),
    await makeCompetition(world),
  ]
  const [busy, late] = [await makeUser(world), await makeUser(world)]
  const handed: number[] = []
  for (const { id } of competitions) {
    await enter(world, id, busy)
    handed.push((await hand(busy, id)).json().data.submission.id)
  }
  const [, , last] = competitions
  if (!last) throw new Error('three were made')
  await enter(world, last.id, late)
  const first = (await hand(late, last.id)).json().data.submission.id
  const queue = await world.db
    .selectFrom('submission')
    .select('id')
    .where('state', '=', 'queued')
    .orderBy('queue_priority')
    .orderBy('id')
    .execute()
  expect(queue.map(row => row.id)).toEqual([handed[0], first, handed[1], handed[2]])
})
