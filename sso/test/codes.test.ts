import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCode, redeemCode } from '../src/codes.ts'
import { makeTestSite, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => void (site = await makeTestSite()))
afterAll(() => site.close())

describe('codes', () => {
  const secret = 'a secret of the tests'
  const ask = (target: string, now = new Date()) => ({ target, purpose: 'login' as const, now })

  test('one code used twenty times at once works once', async () => {
    const code = await issueCode(site.db, secret, ask('race@example.org'))
    const used = await Promise.all(
      Array.from({ length: 20 }, () => redeemCode(site.db, secret, { ...ask('race@example.org'), code })),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })
  test('it ends after ten minutes', async () => {
    const now = new Date()
    const code = await issueCode(site.db, secret, ask('old@example.org', now))
    expect(
      await redeemCode(site.db, secret, {
        ...ask('old@example.org', new Date(now.getTime() + 600_000)),
        code,
      }),
    ).toBe(false)
  })
  test('it ends after five wrong tries', async () => {
    const code = await issueCode(site.db, secret, ask('tries@example.org'))
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await redeemCode(site.db, secret, { ...ask('tries@example.org'), code: wrong })).toBe(false)
    expect(await redeemCode(site.db, secret, { ...ask('tries@example.org'), code })).toBe(false)
  })
  test('it serves one purpose', async () => {
    const code = await issueCode(site.db, secret, ask('once@example.org'))
    expect(code).toMatch(/^\d{6}$/)
    expect(
      await redeemCode(site.db, secret, {
        target: 'once@example.org',
        purpose: 'reset',
        code,
        now: new Date(),
      }),
    ).toBe(false)
  })
})
