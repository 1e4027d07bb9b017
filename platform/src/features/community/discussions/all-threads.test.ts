import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let board: ReturnType<typeof boardOf>
beforeAll(async () => {
  world = await makeWorld()
  board = boardOf(world)
})
afterAll(() => world.close())

type Listed = {
  threads: { id: number; competitionId: number; competition: string }[]
  total: number
  competitions: { id: number; threads: number }[]
}
const list = async (query = '', as?: TestUser) =>
  (await ask(world, `GET /api/discussions?${query}`, { as })).data as Listed

test('each reader finds the threads of those competitions alone that they may open', async () => {
  const open = await makeCompetition(world)
  const later = await makeCompetition(world)
  const closed = await makeCompetition(world)
  const member = await makeUser(world)
  await enter(world, closed.id, member)
  const ids: Record<string, number> = {}
  for (const [name, { id }] of Object.entries({ open, later, closed }))
    ids[name] = (await board.thread(id)).id
  const hidden = await board.thread(open.id)
  const set = (id: number, values: object) =>
    world.db.updateTable('competition').set(values).where('id', '=', id).execute()
  await set(later.id, { published_at: new Date('2027-01-01') })
  await set(closed.id, { visibility: 'private', private_code_hash: 'x'.repeat(64) })
  await world.db
    .updateTable('discussion_thread')
    .set({ hidden_at: world.clock.now() } as never)
    .where('id', '=', hidden.id)
    .execute()
  const found = async (as?: TestUser) => {
    const { threads, total, competitions } = await list('', as)
    expect(total).toBe(threads.length)
    expect(competitions.map(one => one.id).toSorted()).toEqual(
      threads.map(one => one.competitionId).toSorted(),
    )
    return threads.map(one => one.id).toSorted((a, b) => a - b)
  }
  expect(await found()).toEqual([ids.open])
  expect(await found(await makeUser(world))).toEqual([ids.open])
  expect(await found(member)).toEqual([ids.open, ids.closed])
  expect(await found(await makeOrganiser(world, later.id))).toEqual([ids.open, ids.later])
  expect(await found(await makeStaff(world, 'administrator'))).toEqual([ids.open, ids.later, ids.closed])
  // Neither a filter nor a search is a way round.
  expect((await list(`competition=${closed.id}`)).threads).toEqual([])
  expect((await list('search=验证集')).total).toBe(1)
})

test('finds what waits for an answer, and what one takes part in', async () => {
  const { id } = await makeCompetition(world)
  const [answered, open] = [await board.thread(id), await board.thread(id)]
  const reply = await board.answered(answered.id)
  await board.accept(answered.id, reply.id, answered.author)
  const of = async (query: string, as?: TestUser) =>
    (await list(`competition=${id}&${query}`, as)).threads.map(thread => thread.id)
  expect(await of('filter=unanswered')).toEqual([open.id])
  expect(await of('filter=mine', answered.author)).toEqual([answered.id])
  expect((await ask(world, 'GET /api/discussions?filter=mine')).status).toBe(401)
})
