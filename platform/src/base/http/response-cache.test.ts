import { gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeResponseCache, type Made } from './response-cache.ts'

let app: FastifyInstance
let elapsed = 1
/** How often each address was made. */
let made: Record<string, number>
/** What making an address waits for, and what it gives. */
let waitFor: Promise<void>
let give: (url: string) => Made

const page = (body: string, more: Partial<Made> = {}): Made => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
  },
  body: Buffer.from(body),
  ...more,
})

async function start(seconds: number) {
  app = Fastify()
  await app.register(cookie)
  const cache = makeResponseCache(seconds, () => elapsed)
  app.route({
    method: ['GET', 'POST'],
    url: '*',
    handler: async (request, reply) => {
      const make = async () => {
        made[request.url] = (made[request.url] ?? 0) + 1
        await waitFor
        return give(request.url)
      }
      if (cache.serves(request)) return cache.answer(request, reply, make)
      const own = await make()
      return reply.code(own.status).headers(own.headers).send(own.body)
    },
  })
}

beforeEach(async () => {
  made = {}
  waitFor = Promise.resolve()
  give = url => page(`${url} ${made[url]}`)
  await start(60)
})
afterEach(() => app.close())

type Asked = Record<string, string>
const get = (url: string, headers: Asked = {}) => app.inject({ url, headers })
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148'

describe('a visitor’s answer', () => {
  test('is made once and given to all who ask for the same', async () => {
    const answers = [await get('/a'), await get('/a'), await get('/a')]
    expect(answers.map(answer => [answer.statusCode, answer.body])).toEqual(
      [1, 2, 3].map(() => [200, '/a 1']),
    )
    expect(answers[2]?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
  })

  test('is made once for all who ask while it is being made', async () => {
    let done = () => undefined as void
    waitFor = new Promise(resolve => (done = resolve))
    const asked = Array.from({ length: 20 }, () => get('/a'))
    await expect.poll(() => made['/a']).toBe(1)
    const other = get('/b')
    await expect.poll(() => made['/b']).toBe(1)
    done()
    expect(new Set((await Promise.all(asked)).map(answer => answer.body))).toEqual(new Set(['/a 1']))
    expect((await other).body).toBe('/b 1')
    expect(made).toEqual({ '/a': 1, '/b': 1 })
  })

  const keys: [string, string, Asked, string, Asked][] = [
    ['address', '/a', {}, '/b', {}],
    ['query', '/a?page=1', {}, '/a?page=2', {}],
    ['language asked for', '/a?lang=zh-CN', {}, '/a?lang=en-US', {}],
    ['language chosen', '/a', { cookie: 'lang=zh-CN' }, '/a', { cookie: 'lang=en-US' }],
    ['language of the browser', '/a', { 'accept-language': 'zh-CN' }, '/a', { 'accept-language': 'en' }],
    ['theme', '/a', { cookie: 'theme=dark' }, '/a', { cookie: 'theme=light' }],
    ['device', '/a', {}, '/a', { 'user-agent': phone }],
  ]
  test.each(keys)('is of its %s', async (_what, url, headers, otherUrl, otherHeaders) => {
    let count = 0
    give = () => page(String(++count))
    const bodies = [
      await get(url, headers),
      await get(otherUrl, otherHeaders),
      await get(url, headers),
      await get(otherUrl, otherHeaders),
    ].map(answer => answer.body)
    expect(bodies).toEqual(['1', '2', '1', '2'])
  })

  test.each([
    ['a made-up theme', { cookie: 'theme=x' }],
    ['a made-up language', { cookie: 'lang=tlh' }],
    ['another browser', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }],
    ['cookies of others', { cookie: 'tracking=1; a=b' }],
    ['headers that nothing depends on', { referer: 'https://a.example/', 'x-forwarded-for': '1.2.3.4' }],
  ])('is no other for %s', async (_what, headers) => {
    await get('/a')
    expect((await get('/a', headers as Asked)).body).toBe('/a 1')
  })

  test('is made again when its time is over', async () => {
    await get('/a')
    elapsed += 59_000
    expect((await get('/a')).body).toBe('/a 1')
    elapsed += 2_000
    expect((await get('/a')).body).toBe('/a 2')
  })

  test.each([
    [400, 399, '/a 1'],
    [400, 401, '/a 2'],
    [0, 2, '/a 2'],
    [90_000, 60_001, '/a 2'],
  ])('that may be shown for %i ms is after %i ms: %s', async (lasts, after, body) => {
    give = url => page(`${url} ${made[url]}`, { lasts })
    await get('/a')
    elapsed += after
    expect((await get('/a')).body).toBe(body)
  })

  test('is never kept where nothing is to be kept', async () => {
    await app.close()
    await start(0)
    expect([(await get('/a')).body, (await get('/a')).body]).toEqual(['/a 1', '/a 2'])
  })
})

describe('whoever is signed in', () => {
  test.each([
    ['by cookie', { cookie: 'leitai_session=x' }],
    ['by cookie among others', { cookie: 'lang=zh-CN; leitai_session=x; theme=dark' }],
    ['by an empty cookie', { cookie: 'leitai_session=' }],
    ['by token', { authorization: 'Bearer x' }],
    ['in another way', { authorization: 'Basic x' }],
  ])('%s gets none that was kept and leaves none', async (_how, headers) => {
    give = url => page(`${url} ${made[url]}`)
    expect((await get('/a', headers as Asked)).body).toBe('/a 1')
    // What was made for them is not given to a visitor,
    expect((await get('/a')).body).toBe('/a 2')
    // nor what was made for the visitor to them.
    expect((await get('/a', headers as Asked)).body).toBe('/a 3')
    expect((await get('/a')).body).toBe('/a 2')
  })

  test('does not wait for a visitor’s, nor a visitor for theirs', async () => {
    let done = () => undefined as void
    waitFor = new Promise(resolve => (done = resolve))
    const asked = [get('/a', { cookie: 'leitai_session=x' }), get('/a'), get('/a')]
    await expect.poll(() => made['/a']).toBe(2)
    give = () => page('x')
    done()
    await Promise.all(asked)
    expect(made['/a']).toBe(2)
  })
})

test('what is written is never kept', async () => {
  const post = () => app.inject({ method: 'POST', url: '/a' })
  expect([(await post()).body, (await post()).body, (await get('/a')).body]).toEqual(['/a 1', '/a 2', '/a 3'])
})

describe('what went wrong', () => {
  test('by an exception is told to all who wait and made again for the next', async () => {
    give = url => {
      if (made[url] === 1) throw Object.assign(new Error('gone'), { statusCode: 404 })
      return page('found')
    }
    const first = await Promise.all([get('/a'), get('/a')])
    expect(first.map(answer => answer.statusCode)).toEqual([404, 404])
    expect([(await get('/a')).body, (await get('/a')).body, made['/a']]).toEqual(['found', 'found', 2])
  })

  test.each([500, 503])('as a page of %i is made again', async status => {
    give = url => page(String(made[url]), { status: made[url] === 1 ? status : 200 })
    expect([(await get('/a')).statusCode, (await get('/a')).statusCode, made['/a']]).toEqual([status, 200, 2])
  })

  test('a page that says that there is none is kept like others', async () => {
    give = () => page('none', { status: 404 })
    const answers = [await get('/a'), await get('/a', { 'if-none-match': '*' })]
    expect(answers.map(answer => [answer.statusCode, answer.headers.etag])).toEqual([
      [404, undefined],
      [404, undefined],
    ])
    expect(made['/a']).toBe(1)
  })
})

describe('who has it already', () => {
  test('is told so, and gets it when it has changed', async () => {
    const first = await get('/a')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, etag.slice(2), `"x", ${etag}`]) {
      const again = await get('/a', { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await get('/a', { 'if-none-match': '"x"' })).statusCode).toBe(200)
    const other = await get('/b', { 'if-none-match': etag })
    expect([other.statusCode, other.body]).toEqual([200, '/b 1'])
    expect(other.headers.etag).not.toBe(etag)
  })

  test('of what may not be stored there is no tag', async () => {
    give = () => page('x', { headers: { 'cache-control': 'private, no-store' } })
    const first = await get('/a')
    expect([first.headers.etag, (await get('/a', { 'if-none-match': '*' })).statusCode]).toEqual([
      undefined,
      200,
    ])
  })
})

describe('zipped', () => {
  const large = '擂台'.repeat(2_000)
  test.each([
    ['gzip', true],
    ['gzip, deflate, br', true],
    ['br;q=1.0, gzip;q=0.8', true],
    ['br', false],
    ['identity', false],
    ['GZIP', true],
    ['deflate,gzip;q=1', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000, br', false],
    ['x-gzipped', false],
    [undefined, false],
  ])('is what who accepts %s gets: %s', async (accepts, isZipped) => {
    give = () => page(large)
    const answer = await get('/a', accepts === undefined ? {} : { 'accept-encoding': accepts })
    expect(answer.headers['content-encoding']).toBe(isZipped ? 'gzip' : undefined)
    expect(isZipped ? gunzipSync(answer.rawPayload).toString() : answer.body).toBe(large)
    // Caches on the way must know that there are two of it.
    expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
    expect(made['/a']).toBe(1)
  })

  test('is nothing so small that it would not be smaller', async () => {
    const answer = await get('/a', { 'accept-encoding': 'gzip' })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, '/a 1'])
  })
})
