import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { makeCompetition, makeUser } from './factories.ts'
import { makeWorld } from './world.ts'

/** Worlds of one worker share servers: what one of them holds must not show in the next. */

test('a server that is used again reads the database, clock and session secrets of its new world alone', async () => {
  const first = await makeWorld()
  const user = await makeUser(first)
  await makeCompetition(first)
  first.setNow('2031-01-01T00:00:00.000Z')
  expect((await ask(first, 'GET /api/users/info-check', { as: user })).status).toBe(200)
  expect((await ask(first, 'GET /api/competitions')).data.cmpt.competitions).toHaveLength(1)
  const { app } = first
  await first.close()

  const second = await makeWorld()
  try {
    // Else this test would show nothing.
    expect(second.app).toBe(app)
    expect((await ask(second, 'GET /api/users/info-check', { as: user })).status).toBe(401)
    expect((await ask(second, 'GET /api/competitions')).data.cmpt.competitions).toHaveLength(0)
    expect(second.clock.now().getUTCFullYear()).toBe(2026)
    expect((await second.app.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await second.close()
  }
})

test('two worlds at once have a server each', async () => {
  const worlds = [await makeWorld(), await makeWorld()] as const
  try {
    await makeCompetition(worlds[0])
    const answers = await Promise.all(worlds.map(world => ask(world, 'GET /api/competitions')))
    expect(answers.map(({ data }) => data.cmpt.competitions.length)).toEqual([1, 0])
  } finally {
    for (const world of worlds) await world.close()
  }
})

test('a server with a request that is still open is not given to the next world', async () => {
  const first = await makeWorld()
  const { app } = first
  // Waits until the end of this test, as a handler that somebody forgot to wait for.
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

test('streams of a world end with it', async () => {
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
