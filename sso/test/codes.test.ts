import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCode, redeemCode } from '../src/codes.ts'
import { countTry, delayAfter } from '../src/lockout.ts'
import { makeTestSite, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => void (site = await makeTestSite()))
afterAll(() => site.close())

describe('codes', () => {
  const secret = 'a secret of the tests'
  const wide = (digits: string) =>
    digits.replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
  const ask = (target: string, now = new Date(), browser = 'one') => ({
    target,
    purpose: 'login' as const,
    now,
    browser,
  })

  const issue = async (asked: ReturnType<typeof ask>) => (await issueCode(site.db, secret, asked)) ?? ''

  test('of twenty requests at once for a target one makes a code', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => issue(ask('twenty@example.org'))))
    expect(made.filter(Boolean)).toHaveLength(1)
  })
  test('one code used twenty times at once works once', async () => {
    const code = await issue(ask('race@example.org'))
    const used = await Promise.all(
      Array.from({ length: 20 }, () => redeemCode(site.db, secret, { ...ask('race@example.org'), code })),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })
  test('it ends after ten minutes', async () => {
    const now = new Date()
    const code = await issue(ask('old@example.org', now))
    expect(
      await redeemCode(site.db, secret, {
        ...ask('old@example.org', new Date(now.getTime() + 600_000)),
        code,
      }),
    ).toBe(false)
  })
  test.each([
    ['in full width', (code: string) => wide(code)],
    ['with blanks', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\u3000`],
    ['with invisible characters', (code: string) => `\u200b${wide(code)}\ufeff`],
  ])('it is taken as people type and paste it: %s', async (form, typed) => {
    const target = `${form}@example.org`
    const code = await issue(ask(target))
    expect(await redeemCode(site.db, secret, { ...ask(target), code: typed(code) })).toBe(true)
  })
  test('it ends after five wrong tries', async () => {
    const code = await issue(ask('tries@example.org'))
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await redeemCode(site.db, secret, { ...ask('tries@example.org'), code: wrong })).toBe(false)
    expect(await redeemCode(site.db, secret, { ...ask('tries@example.org'), code })).toBe(false)
  })
  test('it works only in the browser that asked for it', async () => {
    const own = ask('shared@example.org')
    const stranger = ask('shared@example.org', new Date(Date.now() + 61_000), 'another')
    const code = await issue(own)
    await issue(stranger)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++)
      await redeemCode(site.db, secret, { ...stranger, code: wrong })
    expect(await redeemCode(site.db, secret, { ...stranger, code })).toBe(false)
    expect(await redeemCode(site.db, secret, { ...own, code })).toBe(true)
  })
  test('it serves one purpose', async () => {
    const code = await issue(ask('once@example.org'))
    expect(code).toMatch(/^\d{6}$/)
    expect(
      await redeemCode(site.db, secret, {
        target: 'once@example.org',
        purpose: 'reset',
        code,
        now: new Date(),
        browser: 'one',
      }),
    ).toBe(false)
  })
})

test('of twenty tries at once as many pass as one after the other', async () => {
  const now = new Date()
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => countTry(site.db, 'account:twenty@example.org', now)),
  )
  expect(waits.filter(wait => wait === 0)).toHaveLength(5)
})

test('a try is allowed when the wait after the one before has passed, and not earlier', async () => {
  let now = Date.now()
  const tryAt = (at: number) => countTry(site.db, 'account:growing@example.org', new Date(at))
  for (let failures = 0; failures < 40; failures++) {
    const delay = failures === 0 ? 0 : delayAfter(failures, 'account')
    if (delay > 0) expect(await tryAt(now + delay - 1)).toBe(1)
    expect(await tryAt((now += delay))).toBe(0)
  }
  expect(await tryAt(now + 3_600_001)).toBe(0)
  expect(await tryAt(now + 3_600_001)).toBe(0)
})
