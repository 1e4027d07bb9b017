import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { deviceOf } from './server/device.ts'
import { hashSecret } from '../../../base/secrets.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function openSession(userId: number, secret: string, seenAt: Date) {
  const { id } = await world.db
    .insertInto('session')
    .values({
      token_hash: hashSecret(secret),
      user_id: userId,
      created_at: seenAt,
      last_seen_at: seenAt,
      expires_at: new Date(world.clock.now().getTime() + 86_400_000),
      address: '203.0.113.9',
      user_agent: chrome,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const isOpen = async (id: number) =>
  (await world.db.selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

test('a person sees where they are signed in and ends it there; others’ sessions are not theirs', async () => {
  const [me, other] = [await makeUser(world), await makeUser(world)]
  const before = new Date(world.clock.now().getTime() - 3_600_000)
  const [phone, tablet, foreign] = [
    await openSession(me.id, 'phone', before),
    await openSession(me.id, 'tablet', before),
    await openSession(other.id, 'foreign', before),
  ]
  const { data } = await ask(world, 'GET /api/sessions', { as: me })
  expect(data.sessions).toHaveLength(3)
  expect(data.sessions.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
  expect(data.sessions.find((one: { id: number }) => one.id === phone)).toMatchObject({
    browser: 'Chrome 142',
    system: 'Windows 10',
    kind: 'desktop',
    address: '203.0.113.9',
    place: null,
    lastSeenAt: before.toISOString(),
  })
  expect((await ask(world, `DELETE /api/sessions/${foreign}`, { as: me })).status).toBe(404)
  expect((await ask(world, `DELETE /api/sessions/${phone}`, { as: me })).data).toEqual({ affectedRows: 1 })
  expect((await ask(world, `DELETE /api/sessions/${phone}`, { as: me })).status).toBe(404)
  expect((await ask(world, 'DELETE /api/sessions', { as: me })).data).toEqual({ affectedRows: 1 })
  expect([await isOpen(phone), await isOpen(tablet), await isOpen(foreign)]).toEqual([false, false, true])
  expect((await ask(world, 'GET /api/sessions', { as: me })).data.sessions).toHaveLength(1)
})

test('when a session was last used is written once in a while, not at each request', async () => {
  const me = await makeUser(world)
  const seen = async () =>
    (
      await world.db
        .selectFrom('session')
        .select('last_seen_at')
        .where('user_id', '=', me.id)
        .executeTakeFirstOrThrow()
    ).last_seen_at.toISOString()
  const at = world.clock.now()
  await world.db.updateTable('session').set({ last_seen_at: at }).where('user_id', '=', me.id).execute()
  const after = async (minutes: number) => {
    world.setNow(new Date(at.getTime() + minutes * 60_000))
    await ask(world, 'GET /api/users/initData', { as: me })
    return await seen()
  }
  expect(await after(4)).toBe(at.toISOString())
  expect(await after(6)).toBe(new Date(at.getTime() + 6 * 60_000).toISOString())
  world.setNow(at)
})

test('a browser that says nothing of itself is an unknown device', () => {
  for (const agent of [null, '', 'curl'])
    expect(deviceOf(agent)).toEqual({ browser: null, system: null, kind: 'other' })
})
