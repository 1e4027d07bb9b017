import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestSite, platform, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})
afterAll(() => site.close())

const asked = [
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
