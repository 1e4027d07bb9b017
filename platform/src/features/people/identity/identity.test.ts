import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeNotice } from '../../../../test/notices.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

// What a sign-on site says of itself, which is all that signing out asks of it.
const provider = createServer((_request, response) => {
  const of = (path: string) => `${origin()}${path}`
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      issuer: origin(),
      authorization_endpoint: of('/auth'),
      token_endpoint: of('/token'),
      end_session_endpoint: of('/end'),
    }),
  )
})
const origin = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

let world: World
beforeAll(async () => {
  await new Promise<void>(done => provider.listen(0, '127.0.0.1', done))
  world = await makeWorld({ SSO_ISSUER: origin(), BINDING_REQUIRED: 'both' })
})
afterAll(async () => {
  await world.close()
  provider.close()
})

const me = (as?: TestUser) => ask(world, 'GET /api/users/sso', { as })

describe('the user of a session', () => {
  test('is nobody for a visitor', async () => {
    const { status, data } = await me()
    expect(status).toBe(200)
    expect(data).toMatchObject({ id: null, userId: null, userName: null, token: null, roles: [] })
  })

  test('is the person with their roles, and nothing secret', async () => {
    const user = await makeUser(world, { email: 'person@example.com' })
    await world.db
      .insertInto('user_role')
      .values({ user_id: user.id, role: 'editor', competition_id: null, granted_by: null })
      .execute()
    const { data } = await me(user)
    expect(data).toMatchObject({ id: user.id, userName: user.name, token: null, roles: ['editor'] })
    expect(data).toMatchObject({ private: { seeEducationInfo: 1, seeEmailInfo: 1 }, authentication: false })
    expect(JSON.stringify(data)).not.toContain('person@example.com')
  })

  test('is nobody once the session has run its time or the account is disabled', async () => {
    const [late, disabled] = [await makeUser(world), await makeUser(world)]
    const expires_at = world.clock.now()
    await world.db.updateTable('session').set({ expires_at }).where('user_id', '=', late.id).execute()
    await world.db
      .updateTable('app_user')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', disabled.id)
      .execute()
    expect([(await me(late)).data.id, (await me(disabled)).data.id]).toEqual([null, null])
  })
})

describe('the start of the site', () => {
  const start = (as?: TestUser) => ask(world, 'GET /api/users/initData', { as })

  test('needs a session', async () => {
    expect((await start()).errno).toBe('e40101')
  })

  test('tells who it is and how much waits', async () => {
    const [user, other] = [await makeUser(world), await makeUser(world)]
    const message = { sender_id: other.id, receiver_id: user.id, content: '你好' }
    await world.db
      .insertInto('message')
      .values([
        { ...message, read_at: null },
        { ...message, read_at: world.clock.now() },
        { ...message, sender_id: user.id, receiver_id: other.id, read_at: null },
      ])
      .execute()
    await makeNotice(world, user.id)
    await makeNotice(world, user.id, { readAt: world.clock.now() })
    expect((await start(user)).data).toMatchObject({ id: user.id, userName: user.name, unreadCount: 2 })
    const count = await ask(world, 'GET /api/v1/inbox/messages/unread/count', { as: user })
    expect(count.data).toEqual({ unread_count: 2, messages: 1, notices: 1 })
    expect((await ask(world, 'GET /api/v1/inbox/messages/unread/count')).errno).toBe('e40101')
  })

  test('keeps when messages were last looked at: forward only, never ahead, and one’s own', async () => {
    const [user, other] = [await makeUser(world), await makeUser(world)]
    const put = async (time: string, body: Record<string, unknown> = {}, as: TestUser | undefined = user) =>
      ask(world, 'PUT /api/users/messageCheckedAt', { as, body: { time, ...body } })
    const kept = async () => (await ask(world, 'GET /api/users/sso', { as: user })).data.messageCheckedAt
    expect(await kept()).toBe(null)
    expect((await put('2026-11-19T08:00:00.000Z', { operatorId: user.id })).data).toEqual({ affectedRows: 1 })
    expect((await put('2026-11-18T08:00:00.000Z')).data).toEqual({ affectedRows: 0 })
    expect(await kept()).toBe('2026-11-19T08:00:00.000Z')
    await put('2999-01-01T00:00:00.000Z')
    expect(await kept()).toBe(world.clock.now().toISOString())
    expect((await put('2026-11-19T08:00:00.000Z', { operatorId: other.id })).status).toBe(403)
    expect((await put('yesterday')).paths).toEqual(['body.time'])
    const visitor = await ask(world, 'PUT /api/users/messageCheckedAt', {
      body: { time: '2026-11-19T08:00:00.000Z' },
    })
    expect(visitor.errno).toBe('e40101')
  })

  test.each([
    [false, true],
    [true, false],
    [false, false],
  ])('is refused with e-mail bound %s and phone bound %s', async (email_bound, phone_bound) => {
    const answer = await start(await makeUser(world, { email_bound, phone_bound }))
    expect([answer.status, answer.errno]).toEqual([403, 'UNBOUND_PHONE_OR_EMAIL'])
    expect(answer.hint).toMatch(`${origin()}/phone/binding?`)
  })
})

describe('signing out', () => {
  const signOut = (as?: TestUser) => ask(world, 'DELETE /sso/proxy/api/logout', { as })

  test('ends this session alone and says where the sign-on site ends its own', async () => {
    const [user, other] = [await makeUser(world), await makeUser(world)]
    const { status, data } = await signOut(user)
    expect(status).toBe(200)
    expect(data.location).toContain(`${origin()}/end?post_logout_redirect_uri=`)
    expect([(await me(user)).data.id, (await me(other)).data.id]).toEqual([null, other.id])
  })

  test('again, or as a visitor, does no harm', async () => {
    const user = await makeUser(world)
    await signOut(user)
    expect((await signOut(user)).data).toEqual({ location: null })
    expect((await signOut()).data).toEqual({ location: null })
  })

  test('works while the sign-on site is away', async () => {
    // Port 1 answers nobody.
    const alone = await makeWorld({ SSO_ISSUER: 'http://127.0.0.1:1' })
    try {
      const user = await makeUser(alone)
      const answer = await ask(alone, 'DELETE /sso/proxy/api/logout', { as: user })
      expect([answer.status, answer.data]).toEqual([200, { location: null }])
      expect((await ask(alone, 'GET /api/users/sso', { as: user })).data.id).toBeNull()
    } finally {
      await alone.close()
    }
  })
})

describe('the language', () => {
  const choose = (lang: string) => world.app.inject({ method: 'HEAD', url: `/set-language?lang=${lang}` })

  test('is remembered in a cookie', async () => {
    const answer = await choose('en-US')
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies).toMatchObject([{ name: 'lang', value: 'en-US', path: '/', sameSite: 'Lax' }])
  })

  test('is one of ours', async () => {
    const answer = await choose('fr-FR')
    expect([answer.statusCode, answer.cookies]).toEqual([400, []])
  })
})
