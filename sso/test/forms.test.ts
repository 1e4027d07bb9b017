import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../src/accounts.ts'
import { askForCode, authorize } from './asking.ts'
import { waitings } from '../../platform/src/base/web/waiting.ts'
import { Browser, makeTestSite, platform, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
})
afterAll(() => site.close())

/** The tag of a field, and what stands at it as its fault. */
function fieldIn(page: string, name: string) {
  const tag = new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`).exec(page)?.[0] ?? ''
  const fault = new RegExp(`id="${name}-fault"[^>]*>([^<]*)<`).exec(page)?.[1]
  return {
    fault,
    isMarked: tag.includes('aria-invalid="true"'),
    isDescribed: tag.includes(`${name}-fault`),
    isFocused: tag.includes('autofocus'),
  }
}
const unsuitable =
  'This name has characters that are invisible, look like others or disturb the text around it. Choose another one.'
const told = (fault: string) => ({ fault, isMarked: true, isDescribed: true, isFocused: true })

test.each([
  [{ account: 'nonsense', action: 'send' }, 'account', 'Enter a valid email address or phone number.'],
  [{ name: '' }, 'name', 'Enter a display name of up to 40 characters.'],
  [{ name: 'Ann\u202e' }, 'name', unsuitable],
  [{ name: 'Аnn' }, 'name', unsuitable],
  [{ name: '\u3164' }, 'name', unsuitable],
  [{ password: 'short' }, 'password', 'The password must be at least 8 characters.'],
  [{ agree: '' }, 'agree', 'Please accept the terms of service and the privacy policy.'],
  [{ code: '' }, 'code', 'The code is incorrect or has expired. Check it, or request a new one.'],
])('what is wrong with %o is said at its field, where one goes on', async (values, name, fault) => {
  const { browser } = await askForCode(site, `at-${name}@example.org`)
  const typed = {
    account: `at-${name}@example.org`,
    name: 'New',
    password: 'long enough words',
    agree: 'yes',
  }
  const { body } = await browser.submit('/en-US/register', { ...typed, ...values })
  expect(fieldIn(body, name)).toEqual(told(fault))
  expect(body.match(/role="alert"/g)).toHaveLength(1)
  expect(body.match(/autofocus/g)).toHaveLength(1)
})

test.each([
  ['7700900123', false],
  ['someone@example', true],
])('beside %s the code of a country is hidden: %s', async (account, isHidden) => {
  const browser = new Browser(site)
  await browser.go(authorize('en-US'))
  const { body } = await browser.submit('/en-US/login2', { account, password: 'wrong', country: '+852' })
  expect(/<div class="of-number" (hidden)?>/.exec(body)?.[1] === 'hidden').toBe(isHidden)
  expect(body).toMatch(/<option value="\+852" selected>/)
})

test('the terms and the privacy policy can be read beside the consent', async () => {
  const browser = new Browser(site)
  const { body } = await browser.go(authorize('zh-CN', { screen: 'register' }))
  for (const tab of ['service', 'privacy'])
    expect(body).toContain(`href="${platform}/help/${tab}?lang=zh-CN" target="_blank"`)
})

test.each(waitings)('of what waits there are words in both languages: %s', async waits => {
  const pages = []
  for (const lang of ['zh-CN', 'en-US'])
    for (const screen of ['', 'register']) {
      const { body } = await new Browser(site).go(authorize(lang, { waits, ...(screen && { screen }) }))
      pages.push(/<p class="say waits">([^<]+)</.exec(body)?.[1])
    }
  expect(pages).toEqual([
    expect.stringMatching(/^登录后就能.+。$/),
    expect.stringMatching(/^注册后就能.+。$/),
    expect.stringMatching(/^Sign in to .+\.$/),
    expect.stringMatching(/^Create an account to .+\.$/),
  ])
})

test.each(['constructor', 'admin', '<b>'])(
  'nothing is said of what there are no words for: %s',
  async waits =>
    expect((await new Browser(site).go(authorize('en-US', { waits }))).body).not.toContain('say waits'),
)

test('what waits is still said after a mistake', async () => {
  const browser = new Browser(site)
  await browser.go(authorize('en-US', { waits: 'submits' }))
  const { status, body } = await browser.submit('/en-US/login2', {
    account: 'a@example.org',
    password: 'wrong one',
  })
  expect([status, body.includes('Sign in to make submissions')]).toEqual([400, true])
})

test('a password is never sent back, whatever was asked for', async () => {
  const browser = new Browser(site)
  await browser.go(authorize())
  for (const [path, values] of [
    ['/en-US/register', { action: 'send' }],
    ['/en-US/register', { code: '000000', name: 'New', agree: 'yes' }],
    ['/en-US/password/reset', { action: 'send' }],
  ] as const) {
    const account = `sent-back-${path.length}@example.org`
    const { body } = await browser.submit(path, { account, password: 'long enough words', ...values })
    expect(body).toContain('type="password"')
    expect(body).not.toContain('long enough words')
  }
})

test('once a code is sent one goes on at the code', async () => {
  const { body } = await askForCode(site, 'goes-on@example.org')
  expect(fieldIn(body, 'code')).toMatchObject({ isFocused: true, isMarked: false })
  expect(fieldIn(body, 'account').isFocused).toBe(false)
})

test('a code that was wrong, or in whose place another one comes, does not stand in the way', async () => {
  const account = 'in-the-way@example.org'
  const { browser } = await askForCode(site, account)
  const typed = { account, name: 'New', password: 'long enough words', agree: 'yes', code: '000000' }
  const codeIn = (page: string) => /name="code"\s[^>]*?value="([^"]*)"/.exec(page)?.[1]
  expect(codeIn((await browser.submit('/en-US/register', { ...typed, password: 'short' })).body)).toBe(
    '000000',
  )
  expect(codeIn((await browser.submit('/en-US/register', typed)).body)).toBe('')
  site.later(120_000)
  expect(codeIn((await browser.submit('/en-US/register', { ...typed, action: 'send' })).body)).toBe('')
})

test('Enter presses what the form is for, not what sends another code', async () => {
  const { body } = await askForCode(site, 'enters@example.org')
  const first = /<(?:input[^>]*type="submit"|button)[^>]*>/.exec(body.slice(body.indexOf('<form')))?.[0]
  expect(first).toContain('value="submit"')
})

test('a wrong current password is called that, at its field', async () => {
  await createAccount(
    site.db,
    {
      name: 'Known',
      email: 'changes@example.org',
      phone: '+8613900000009',
      password: 'correct horse battery',
      locale: 'en-US',
      verified: ['email', 'phone'],
    },
    new Date(),
  )
  const { browser } = await askForCode(site, 'other@example.org')
  await browser.submit('/en-US/login2', { account: 'changes@example.org', password: 'correct horse battery' })
  await browser.go('/en-US/password/change')
  const wrong = { current: 'wrong', password: 'another long one' }
  const { body } = await browser.submit('/en-US/password/change', wrong)
  expect(fieldIn(body, 'current')).toEqual(told('Incorrect current password.'))
})

test('a provider’s fault is put into words', async () => {
  const browser = new Browser(site)
  browser.cookies.set('lang', 'en-US')
  const { body } = await browser.go('/auth?client_id=nobody&ui_locales=en-US')
  expect(body).toContain('Sign in again from the home page.')
  expect(body).toContain('invalid_client')
})
