import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabaseLine } from '../../platform/test/database-line.ts'
import { openDatabase } from '../src/database.ts'
import { makeTestSite, platform, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})
afterAll(() => site.close())

const token = (code: string) =>
  ({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3999' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${platform}/sso/callback`,
      code_verifier: 'v'.repeat(43),
      client_id: 'leitai',
      client_secret: 'x'.repeat(32),
    }).toString(),
  }) as const

const asked = [
  { method: 'GET', url: '/outbox.json?to=a%00b', remoteAddress: '127.0.0.1' },
  { method: 'GET', url: '/session/end?client_id=leitai&state=a%00b' },
  token('a\0b'),
] as const

test.each(asked)('$method $url with a character that no text has', async ask => {
  expect((await site.app.inject(ask)).statusCode).toBe(400)
})

test('more than one address may be asked of the outbox', async () => {
  const answer = await site.app.inject({ url: '/outbox.json?to=a&to=b', remoteAddress: '127.0.0.1' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { messages: [] }])
})

test.each([
  ['/zh-CN/login2', 413, '<html lang="zh-CN">', '无法识别'],
  ['/en-US/login2', 413, '<html lang="en-US">', 'could not be read'],
])('a form that is too long for %s is refused on a page', async (url, status, ...says) => {
  const answer = await site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `account=${'x'.repeat(70_000)}`,
  })
  expect(answer.statusCode).toBe(status)
  for (const text of says) expect(answer.body).toContain(text)
})

test.each([
  ['the database is away', { code: '57P01' }, 503],
  ['something nobody foresaw happens', { code: '42883' }, 500],
])('while %s a page says to try later and nothing of the reason', async (_what, details, status) => {
  const broken = await makeTestSite()
  broken.app.addHook('onRequest', async () => {
    throw Object.assign(new Error('secret reason'), details)
  })
  const answer = await broken.app.inject({ url: '/en-US/login2' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
    status,
    status === 503 ? '2' : undefined,
  ])
  expect(answer.body).toContain('Please try again later.')
  expect(answer.body).not.toContain('secret')
  await broken.close()
})

test('while the database hangs pages and the provider say so in time, and when to come again', async () => {
  let line: Awaited<ReturnType<typeof makeDatabaseLine>> | undefined
  const hanging = await makeTestSite({}, undefined, async url => {
    line = await makeDatabaseLine(url)
    return openDatabase(line.url, () => undefined, { answer: 300, probe: 500, statement: 20_000 })
  })
  const outbox = () => hanging.app.inject({ url: '/outbox.json', remoteAddress: '127.0.0.1' })
  // Two connections, as making one takes five seconds until it is given up.
  await Promise.all([outbox(), outbox()])
  line?.silence(true)
  const answers = await Promise.all([outbox(), hanging.app.inject(token('ab'))])
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  line?.silence(false)
  expect((await outbox()).statusCode).toBe(200)
  await hanging.close()
  line?.close()
})

test('answers 429 to a network that floods pages, and serves all others', async () => {
  const flooded = await makeTestSite({ READS_PER_SECOND: '5' })
  const ask = (url: string, remoteAddress: string) => flooded.app.inject({ url, remoteAddress })
  const answers = []
  for (let n = 0; n < 40; n++)
    answers.push(await ask(n % 2 ? '/en-US/login2' : '/jwks', `2001:db8:0:7::${n}`))
  const refused = answers.filter(answer => answer.statusCode === 429)
  // Twenty at once, and five each second.
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(refused.map(answer => answer.body).join()).toContain('Too many requests.')
  expect((await ask('/jwks', '2001:db8:0:8::1')).statusCode).toBe(200)
  expect((await ask('/healthz', '2001:db8:0:7::1')).statusCode).toBe(200)
  await flooded.close()
})

test('a request that drips in holds a connection for half a minute at most', () => {
  const { headersTimeout, requestTimeout } = site.app.server
  expect([headersTimeout, requestTimeout]).toEqual([20_000, 30_000])
})
