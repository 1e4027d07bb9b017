import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser, type TestUser } from '../../../test/factories.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
let user: TestUser
beforeAll(async () => {
  world = await makeWorld({ OLDEST_CLIENT: '1000' })
  user = await makeUser(world)
})
afterAll(() => world.close())

describe('the envelope', () => {
  test('carries data, a request id and the safety headers', async () => {
    const answer = await world.app.inject({ url: '/api/users/sso' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().status).toBe('e200')
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  test.each([
    ['zh-CN', '请先登录。'],
    ['en-US', 'Please sign in first.'],
  ])('failures speak %s', async (lang, message) => {
    const answer = await world.app.inject({
      url: '/api/users/initData',
      headers: { 'accept-language': lang },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ status: 'e40101', errno: 'e40101', message, issues: [] })
  })

  test('the lang query wins over the stored language, which wins over the browser', async () => {
    const url = '/api/users/initData'
    const cookie = 'lang=en-US'
    expect(
      (await world.app.inject({ url, headers: { cookie, 'accept-language': 'zh-CN' } })).json().message,
    ).toBe('Please sign in first.')
    expect((await world.app.inject({ url: `${url}?lang=zh-CN`, headers: { cookie } })).json().message).toBe(
      '请先登录。',
    )
    expect((await world.app.inject({ url })).json().message).toBe('请先登录。')
  })

  test('all issues at once, by path', async () => {
    const answer = await world.app.inject({ url: '/api/competitions?page=0&cmptStatus=9&sort=best' })
    expect(answer.statusCode).toBe(400)
    expect(
      answer
        .json()
        .issues.map((issue: { path: string }) => issue.path)
        .sort(),
    ).toEqual(['query.cmptStatus', 'query.page', 'query.sort'])
  })

  test.each([
    ['zh-CN', ['只能是：default、newest、ending、reward、popular。', '不能小于 1。']],
    ['en-US', ['Must be one of: default, newest, ending, reward, popular.', 'Must be 1 or more.']],
  ])('issues speak %s', async (lang, messages) => {
    const answer = await world.app.inject({
      url: '/api/competitions?page=0&sort=best',
      headers: { 'accept-language': lang },
    })
    expect(answer.json().issues.map((issue: { message: string }) => issue.message)).toEqual(messages)
  })

  test('pages above 50 are refused with their own code', async () => {
    const answer = await world.app.inject({ url: '/api/competitions?per_page=51' })
    expect([answer.statusCode, answer.json().errno]).toEqual([400, 'e50010'])
  })

  test('unknown addresses below /api are failures, not pages', async () => {
    const answer = await world.app.inject({ url: '/api/nothing' })
    expect([answer.statusCode, answer.json().errno]).toEqual([404, 'e40401'])
  })

  test.each([
    ['DELETE', '/api/competitions', 'GET'],
    ['POST', '/api/competitions/1001?part=submits', 'GET'],
    ['PUT', '/api/tokens', 'GET, POST'],
    ['GET', '/api/competitions/1001/users', 'POST'],
  ] as const)('%s %s is told which methods there are', async (method, url, allow) => {
    const answer = await world.app.inject({ method, url, headers: user.headers })
    expect([answer.statusCode, answer.json().errno, answer.headers.allow]).toEqual([405, 'e40501', allow])
  })

  test.each([['{'], ['[1,'], ['"']])('malformed JSON %s is a 400', async payload => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: { ...user.headers, 'content-type': 'application/json' },
      payload,
    })
    expect([answer.statusCode, answer.json().errno]).toEqual([400, 'e40002'])
  })

  test('unknown fields of a body are refused', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: user.headers,
      payload: { name: 'ci', admin: true },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: 'body.admin', code: 'unrecognized_keys', message: '这里没有这个字段。' },
    ])
  })

  test('a body over the limit is a 413', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: user.headers,
      payload: { name: 'x'.repeat(2_000_000) },
    })
    expect([answer.statusCode, answer.json().errno]).toEqual([413, 'e41301'])
  })

  test('an unsupported content type is a 415', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: { ...user.headers, 'content-type': 'text/csv' },
      payload: 'a,b',
    })
    expect([answer.statusCode, answer.json().errno]).toEqual([415, 'e41501'])
  })
})

describe('what the site’s own client sends', () => {
  test('a build older than the oldest compatible one is told to reload', async () => {
    const old = await world.app.inject({ url: '/api/users/sso', headers: { 'app-timestamp': '999' } })
    expect([old.statusCode, old.json().errno]).toEqual([400, 'e30200'])
    expect(
      (await world.app.inject({ url: '/api/users/sso', headers: { 'app-timestamp': '1000' } })).statusCode,
    ).toBe(200)
  })

  test('a user id that is not the session’s is refused', async () => {
    const answer = await world.app.inject({
      url: '/api/users/sso',
      headers: { ...user.headers, 'auth-user-id': String(user.id + 1) },
    })
    expect([answer.statusCode, answer.json().errno]).toEqual([403, 'e40003'])
  })
})

describe('cross-site writes', () => {
  const make = (headers: Record<string, string>) =>
    world.app.inject({ method: 'POST', url: '/api/tokens', headers, payload: { name: 'x' } })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['our host on another port', { origin: 'http://localhost:4000' }],
    ['no origin but a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['neither header', {}],
  ])('%s is refused', async (_name, headers) => {
    const answer = await make({ cookie: user.headers.cookie, ...headers })
    expect([answer.statusCode, answer.json().errno]).toEqual([403, 'e40302'])
  })

  test('our own origin passes, and so does a bearer token from anywhere', async () => {
    const made = await make(user.headers)
    expect(made.statusCode).toBe(200)
    const token = made.json().data.token as string
    expect(
      (await make({ authorization: `Bearer ${token}`, origin: 'https://evil.example' })).statusCode,
    ).toBe(200)
  })
})

describe('answers that are kept', () => {
  let keeping: World
  beforeAll(async () => (keeping = await makeWorld({ KEEP_SECONDS: '60' })))
  afterAll(() => keeping.close())
  const get = (url: string, headers: Record<string, string> = {}) => keeping.app.inject({ url, headers })

  test('never meet those of whoever is signed in', async () => {
    const { id } = await makeCompetition(keeping)
    const reader = await makeUser(keeping)
    await enter(keeping, id, reader)
    const isRegistered = async (headers?: Record<string, string>) =>
      (await get(`/api/competitions/${id}`, headers)).json().data.competition.isRegistered
    expect(await isRegistered()).toBe(false)
    expect([await isRegistered(reader.headers), await isRegistered()]).toEqual([true, false])
    expect(await isRegistered(reader.headers)).toBe(true)
  })

  test('where everyone is answered alike, the signed-in get them too, and whoever writes reads them anew', async () => {
    const count = async (headers?: Record<string, string>) =>
      (await get('/api/partners', headers)).json().data.partners.length
    const [one, other] = [await makeUser(keeping), await makeUser(keeping)]
    const addPartner = () =>
      keeping.db.insertInto('partner').values({ name_zh: '一', name_en: 'One', url: null }).execute()
    expect([await count(), await count(one.headers)]).toEqual([0, 0])
    await addPartner()
    expect([await count(), await count(one.headers), await count(other.headers)]).toEqual([0, 0, 0])
    await keeping.app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: one.headers,
      payload: { name: 'a write' },
    })
    expect([await count(other.headers), await count(one.headers), await count()]).toEqual([0, 1, 0])
  })

  test('are answers: what went wrong is asked again', async () => {
    const { id } = await makeCompetition(keeping, { competition: { published_at: null } })
    expect((await get(`/api/competitions/${id}`)).statusCode).toBe(404)
    await keeping.db
      .updateTable('competition')
      .set({ published_at: keeping.clock.now() })
      .where('id', '=', id)
      .execute()
    // As whoever publishes does; it does not reach what is kept as an answer.
    keeping.shared.forget()
    expect((await get(`/api/competitions/${id}`)).statusCode).toBe(200)
  })
})

describe('what browsers may do with an answer', () => {
  test.each([
    ['data', '/api/users/sso', 200],
    ['a refusal', '/api/users/initData', 401],
    ['an unknown address', '/api/nothing', 404],
    ['the description', '/api/openapi.json', 200],
  ])('%s loads, runs and is framed by nothing', async (_name, url, status) => {
    const answer = await world.app.inject({ url })
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      status,
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    ])
  })
})

describe('operations', () => {
  test('alive, ready, measured and described', async () => {
    expect((await world.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
    expect((await world.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
    expect((await world.app.inject({ url: '/metrics' })).body).toContain('leitai_http_request_seconds')
    expect((await world.app.inject({ url: '/api/openapi.json' })).json().openapi).toBe('3.1.0')
  })
})
