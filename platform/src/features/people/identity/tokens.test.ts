import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, waiting } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { makeApiToken } from './server/commands/make-api-token.ts'
import { hashSecret } from '../../../base/secrets.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const make = (as?: TestUser, body: Record<string, unknown> = { name: 'ci' }) =>
  ask(world, 'POST /api/tokens', { as, body })
const list = async (as: TestUser) => (await ask(world, 'GET /api/tokens', { as })).data.tokens
const revoke = (id: number | string, as?: TestUser) => ask(world, `DELETE /api/tokens/${id}`, { as })
const withToken = async (token: string) =>
  (await world.app.inject({ url: '/api/users/sso', headers: { authorization: `Bearer ${token}` } })).json()
    .data.id

test('tokens are shown once and kept as a hash', async () => {
  const user = await makeUser(world)
  const { status, data } = await make(user, { name: ' 笔记本 ' })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    name: '笔记本',
    lastUsedAt: null,
    token: expect.stringMatching(/^lt_[\w-]{43}$/),
  })
  expect(await list(user)).toEqual([
    { id: data.id, name: '笔记本', createdAt: world.clock.now().toISOString(), lastUsedAt: null },
  ])
  const row = await world.db
    .selectFrom('api_token')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(row.token_hash).toEqual(hashSecret(data.token))
  expect(Object.values(row).map(String)).not.toContain(data.token)
})

test('tokens speak for their owner until revoked, which is done once', async () => {
  const user = await makeUser(world)
  const { id, token } = (await make(user)).data
  expect(await withToken(token)).toBe(user.id)
  expect((await list(user))[0].lastUsedAt).toBe(world.clock.now().toISOString())
  expect((await revoke(id, user)).data).toEqual({ affectedRows: 1 })
  expect(await withToken(token)).toBeNull()
  expect(await list(user)).toEqual([])
  const again = await revoke(id, user)
  expect([again.status, again.errno]).toEqual([404, 'e40410'])
})

test('tokens are neither listed to nor revoked by another person', async () => {
  const [user, other] = [await makeUser(world), await makeUser(world)]
  const { id, token } = (await make(user)).data
  expect(await list(other)).toEqual([])
  expect((await revoke(id, other)).errno).toBe('e40410')
  expect(await withToken(token)).toBe(user.id)
})

test('a token’s secret is kept nowhere, also when it was asked for under a key', async () => {
  const user = await makeUser(world)
  const made = await world.app.inject({
    method: 'POST',
    url: '/api/tokens',
    headers: { ...user.headers, 'idempotency-key': 'a-key-of-its-own' },
    payload: { name: 'ci' },
  })
  expect(made.json().data.token).toMatch(/^lt_/)
  const kept = await world.db.selectFrom('idempotent_answer').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(made.json().data.token)
})

test('tokens are twenty at most, also when asked at once', async () => {
  const user = await makeUser(world)
  const rows = Array.from({ length: 19 }, (_, index) => ({
    user_id: user.id,
    name: 'old',
    token_hash: hashSecret(`${user.id} ${index}`),
    last_used_at: null,
    revoked_at: null,
  }))
  await world.db.insertInto('api_token').values(rows).execute()
  let late: ReturnType<typeof make> | undefined
  await world.db.transaction().execute(async tx => {
    await makeApiToken(tx, { userId: user.id, name: 'the last', now: world.clock.now() })
    late = make(user)
    await expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(1)
  })
  const answer = await late
  expect([answer?.status, answer?.errno]).toEqual([409, 'e40910'])
  await revoke((await list(user))[0].id, user)
  expect((await make(user)).status).toBe(200)
})

test('tokens are asked for twenty times an hour at most', async () => {
  const user = await makeUser(world)
  for (let time = 0; time < 20; time++) expect((await make(user, {})).status).toBe(400)
  expect([(await make(user)).errno, (await make(await makeUser(world))).status]).toEqual(['e42901', 200])
})

test.each([
  [{}, ['body.name']],
  [{ name: ' ' }, ['body.name']],
  [{ name: 'x'.repeat(61) }, ['body.name']],
  [{ name: 'a\nb', userId: 1, token: 'x' }, ['body.name', 'body.token', 'body.userId']],
])('tokens are not made of %j', async (body, paths) => {
  const user = await makeUser(world)
  const answer = await make(user, body)
  expect([answer.status, answer.errno, answer.paths]).toEqual([400, 'e40001', paths])
  expect(await list(user)).toEqual([])
})

test('tokens need a session, and an id that exists', async () => {
  const codes = [await make(), await ask(world, 'GET /api/tokens'), await revoke(1)].map(one => one.errno)
  expect(codes).toEqual(['e40101', 'e40101', 'e40101'])
  const user = await makeUser(world)
  expect([(await revoke(999_999, user)).errno, (await revoke('x', user)).errno]).toEqual(['e40410', 'e40401'])
})
