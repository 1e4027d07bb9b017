import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { makeCompetition, makeUser } from './factories.ts'
import { makeWorld, type World } from './world.ts'

/** The worlds of one worker share servers. Nothing of one world may show in the next. */

/** Listed from 2027 on, by the clock of its world. */
const published = { competition: { published_at: new Date('2027-01-01') } }
const listed = async (world: World) => (await ask(world, 'GET /api/competitions')).data.cmpt.competitions

test('a reused server reads the database and the clock of its new world alone', async () => {
  const first = await makeWorld()
  const user = await makeUser(first)
  await makeCompetition(first, published)
  first.setNow('2031-01-01T00:00:00.000Z')
  expect((await ask(first, 'GET /api/users/info-check', { as: user })).status).toBe(200)
  expect(await listed(first)).toHaveLength(1)
  const { app } = first
  await first.close()

  const second = await makeWorld()
  try {
    expect(second.app).toBe(app)
    await makeCompetition(second, published)
    expect((await ask(second, 'GET /api/users/info-check', { as: user })).status).toBe(401)
    expect(await listed(second)).toEqual([])
    second.setNow('2027-01-02T00:00:00.000Z')
    expect(await listed(second)).toHaveLength(1)
    expect((await second.app.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await second.close()
  }
})

test('two worlds at once have a server each', async () => {
  const worlds = [await makeWorld(), await makeWorld()] as const
  try {
    await makeCompetition(worlds[0])
    const lists = await Promise.all(worlds.map(listed))
    expect(lists.map(({ length }) => length)).toEqual([1, 0])
  } finally {
    for (const world of worlds) await world.close()
  }
})

test('a server with an open request is not reused', async () => {
  const first = await makeWorld()
  const { app } = first
  // A request that no test awaits, held open until this test ends.
  const held = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<void>()
  const check = first.storage.check
  first.storage.check = () => {
    entered.resolve()
    return held.promise
  }
  const pending = app.inject('/readyz')
  await entered.promise
  await first.close()
  first.storage.check = check
  const second = await makeWorld()
  try {
    expect(second.app).not.toBe(app)
  } finally {
    held.resolve()
    await pending
    await second.close()
  }
})

test('closing a world ends its event streams', async () => {
  const first = await makeWorld()
  const user = await makeUser(first)
  const answer = await first.app.inject({
    url: '/api/users/inbox/events',
    headers: user.headers,
    payloadAsStream: true,
  })
  expect(answer.statusCode).toBe(200)
  const ended = once(answer.stream().resume(), 'close')
  await first.close()
  await ended
})
