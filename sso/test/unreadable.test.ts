import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestSite, platform, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})
afterAll(() => site.close())

const asked = [
  { method: 'GET', url: '/outbox.json?to=a%00b', remoteAddress: '127.0.0.1' },
  { method: 'GET', url: '/session/end?client_id=leitai&state=a%00b' },
  {
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3999' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'a\0b',
      redirect_uri: `${platform}/sso/callback`,
      code_verifier: 'v'.repeat(43),
      client_id: 'leitai',
      client_secret: 'x'.repeat(32),
    }).toString(),
  },
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
