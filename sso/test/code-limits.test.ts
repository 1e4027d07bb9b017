import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '../src/accounts.ts'
import { Browser, codeFor, makeTestSite, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ TRUST_PROXY: 'true' })
  const account = { name: 'k', email: 'known@example.org', password: 'a long password' }
  await createAccount(site.db, { ...account, locale: 'en-US', verified: ['email'] }, new Date())
})
afterAll(() => site.close())

/** Asks for the code of a forgotten password, from this address. */
async function ask(account: string, from: string) {
  const browser = new Browser(site)
  await browser.go('/en-US/password/reset')
  const csrf = /name="csrf"\s+value="([^"]+)"/.exec(browser.page)?.[1] ?? ''
  const answer = await site.app.inject({
    method: 'POST',
    url: '/en-US/password/reset',
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    payload: new URLSearchParams({ csrf, account, action: 'send' }).toString(),
  })
  const said = /<p class="say[^>]*>([^<]*)</.exec(answer.body)?.[1]
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0), said }
}
const minute = 60_000
const hour = 60 * minute
/** To the beginning of the next window of this length. */
const toNext = (window: number) => site.later(window - (site.now().getTime() % window) + 1)

describe('asking for codes', () => {
  test('goes once a minute for a target, known or not, and says how long to wait', async () => {
    for (const account of ['known@example.org', 'nobody@example.org']) {
      expect(await ask(account, '192.0.2.1')).toMatchObject({ status: 200, wait: 0 })
      const again = await ask(account, '192.0.2.2')
      expect([again.status, again.said]).toEqual([
        429,
        `Too many codes requested. Try again in ${again.wait} seconds.`,
      ])
      expect(again.wait).toBeGreaterThan(50)
      expect(again.wait).toBeLessThanOrEqual(60)
    }
  })

  test('goes 30 times a minute and 300 an hour from one line, for whatever targets', async () => {
    toNext(hour)
    let sent = 0
    for (let target = 0; target < 30; target++)
      if ((await ask(`class${target}@example.org`, '192.0.2.3')).status === 200) sent++
    expect(sent).toBe(30)
    const refused = await ask('class30@example.org', '192.0.2.3')
    expect(refused.status).toBe(429)
    expect(refused.wait).toBeGreaterThan(0)
    expect(refused.wait).toBeLessThanOrEqual(60)
    expect(await codeFor(site.db, 'class30@example.org')).toBe('')
    expect((await ask('class30@example.org', '192.0.2.4')).status).toBe(200)
    toNext(minute)
    expect((await ask('class31@example.org', '192.0.2.3')).status).toBe(200)

    await site.db
      .updateTable('sso.use_window')
      .set({ uses: 300 })
      .where('scope', '=', '3600 code address:192.0.2.3')
      .execute()
    toNext(minute)
    const full = await ask('class32@example.org', '192.0.2.3')
    expect([full.status, full.said]).toEqual([
      429,
      expect.stringMatching(/^Too many codes requested\. Try again in \d+ minutes\.$/),
    ])
  })

  test('is sent ten times a day to a target from one line and thirty times in all, known or not', async () => {
    toNext(24 * hour)
    for (const account of ['known@example.org', 'nobody@example.org']) {
      for (let time = 0; time < 10; time++) {
        expect((await ask(account, '198.51.100.1')).status).toBe(200)
        site.later(minute + 1)
      }
      expect((await ask(account, '198.51.100.1')).status).toBe(429)
      await site.db
        .updateTable('sso.use_window')
        .set({ uses: 29 })
        .where('scope', '=', `86400 code target:${account}`)
        .execute()
      expect((await ask(account, '198.51.100.2')).status).toBe(200)
      site.later(minute + 1)
      const refused = await ask(account, '198.51.100.3')
      expect([refused.status, refused.said]).toEqual([
        429,
        'Too many codes requested. Try again in 24 hours.',
      ])
    }
    toNext(24 * hour)
    expect((await ask('known@example.org', '198.51.100.1')).status).toBe(200)
  })
})
