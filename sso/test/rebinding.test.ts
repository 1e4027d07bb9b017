import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bindTarget, createAccount } from '../src/accounts.ts'
import { Browser, codeFor, makeTestSite, platform, type TestSite } from './browser.ts'

let site: TestSite
let browser: Browser
let sub: string
let number = 0
let own: { email: string; phone: string }
const password = 'a long password'
const back = `${platform}/en-US/login2?return=/users/settings-v2`
beforeAll(async () => (site = await makeTestSite()))
afterAll(() => site.close())

beforeEach(async () => {
  number++
  own = { email: `old${number}@example.org`, phone: `+861390000${1000 + number}` }
  sub = await createAccount(
    site.db,
    { name: 'O', ...own, password, locale: 'zh-CN', verified: ['email', 'phone'] },
    new Date(),
  )
  browser = (await signIn(own.email)).made
})

async function signIn(account: string) {
  const made = new Browser(site)
  await made.go(
    `/auth?${new URLSearchParams({ client_id: 'leitai', response_type: 'code', scope: 'openid', redirect_uri: `${platform}/sso/callback`, code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', ui_locales: 'en-US' })}`,
  )
  const { location } = await made.submit('/en-US/login2', { account, password })
  return { made, isIn: location?.includes('code=') ?? false }
}

const page = (kind: string) => `/en-US/binding/change?kind=${kind}`
const open = (kind = 'email') => browser.go(`${page(kind)}&return=${encodeURIComponent(back)}`)
const ask = (account: string, kind = 'email') => browser.submit(page(kind), { account, action: 'send' })
const change = (
  account: string,
  given: { code: string; password?: string; return?: string },
  kind = 'email',
) => browser.submit(page(kind), { account, password, return: back, ...given })
const bound = async () => {
  const { email, phone } = await site.db
    .selectFrom('sso.account')
    .select(['email', 'phone'])
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow()
  return { email, phone }
}
const sentTo = async (target: string) =>
  (await site.db.selectFrom('sso.outbox').select('body').where('target', '=', target).execute()).map(
    row => row.body,
  )

describe('changing what is bound', () => {
  test.each([
    ['email', 'new@example.org', 'new@example.org', '这个邮箱不能再用来登录'],
    ['phone', '139 1111 3333', '+8613911113333', '这个手机号不能再用来登录'],
  ] as const)(
    '%s: the new one counts, the old one is told, and the session stays',
    async (kind, typed, target, note) => {
      const shown = await open(kind)
      expect([shown.status, shown.body]).toEqual([200, expect.stringContaining(`Currently ${own[kind]}`)])
      expect((await ask(typed, kind)).body).toContain('a code is on its way')
      const code = await codeFor(site.db, target)
      expect(await change(typed, { code }, kind)).toMatchObject({ status: 303, location: back })
      expect(await bound()).toEqual({ ...own, [kind]: target })
      expect((await sentTo(own[kind])).at(-1)).toContain(note)
      // Not signed out: the page is there, and knows the new one.
      expect((await open(kind)).body).toContain(`Currently ${target}`)
      // Who signs in with the old one is a stranger.
      expect((await signIn(target)).isIn).toBe(true)
      expect((await signIn(own[kind])).isIn).toBe(false)
    },
  )

  test('asks for the password, and for the code of this address', async () => {
    await open()
    await ask('other@example.org')
    const code = await codeFor(site.db, 'other@example.org')
    expect((await change('other@example.org', { code, password: 'wrong' })).body).toContain(
      'Incorrect password',
    )
    expect((await change('third@example.org', { code })).body).toContain('The code is incorrect')
    expect(await bound()).toEqual(own)
    // A wrong password used nothing up.
    expect((await change('other@example.org', { code })).status).toBe(303)
  })

  test('many wrong passwords wait', async () => {
    await open()
    for (let tries = 0; tries < 5; tries++)
      await change('w@example.org', { code: '000000', password: 'wrong' })
    const refused = await change('w@example.org', { code: '000000' })
    expect([refused.status, refused.body]).toEqual([429, expect.stringContaining('Too many attempts')])
  })

  test('many wrong codes wait, whatever the password', async () => {
    await open()
    await ask('guessed@example.org')
    const code = await codeFor(site.db, 'guessed@example.org')
    for (let tries = 0; tries < 5; tries++)
      await change('guessed@example.org', { code: code === '000000' ? '000001' : '000000' })
    const refused = await change('guessed@example.org', { code })
    expect([refused.status, refused.body]).toEqual([429, expect.stringContaining('Too many attempts')])
    expect(await bound()).toEqual(own)
  })

  test('an address of somebody else looks like any other, and only its owner is told', async () => {
    const taken = `taken${number}@example.org`
    await createAccount(
      site.db,
      { name: 'T', email: taken, password, locale: 'en-US', verified: ['email'] },
      new Date(),
    )
    await open()
    const [free, owned] = [await ask(`free${number}@example.org`), await ask(taken)]
    const plain = (text: string) => text.replaceAll(/(free|taken)\d+/g, '')
    expect([owned.status, plain(owned.body)]).toEqual([free.status, plain(free.body)])
    expect(await sentTo(taken)).toEqual([expect.stringContaining('You already have one')])
    expect((await change(taken, { code: '123456' })).body).toContain('The code is incorrect')
    expect(await bound()).toEqual(own)
  })

  test('one address that two confirm at once is bound to one', async () => {
    const [mine, wanted] = [sub, `both${number}@example.org`]
    const theirs = await createAccount(
      site.db,
      { name: 'B', email: `b${number}@example.org`, password, locale: 'en-US', verified: ['email'] },
      new Date(),
    )
    const target = { kind: 'email', value: wanted } as const
    const ends = await Promise.all([mine, theirs].map(each => bindTarget(site.db, each, target, new Date())))
    expect(ends.toSorted()).toEqual([false, true])
  })

  test('codes go once a minute to one address', async () => {
    await open()
    await ask('soon@example.org')
    const again = await ask('soon@example.org')
    expect([again.status, again.body]).toEqual([429, expect.stringContaining('Too many codes')])
  })

  test('an old address with capital letters is the same one as without', async () => {
    const written = own.email.toUpperCase()
    await site.db.updateTable('sso.account').set({ email: written }).where('sub', '=', sub).execute()
    await open()
    expect((await ask(own.email)).body).toContain('This is your current one')
  })

  test.each([
    ['no address', () => 'nothing', 'Enter a valid email'],
    ['a phone number', () => '13911112222', 'Enter a valid email'],
    ['the same one, written otherwise', () => own.email.toUpperCase(), 'This is your current one'],
  ])('%s is refused', async (_what, typed, said) => {
    await open()
    const answer = await ask(typed())
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(said)])
  })

  test('is for who is signed in, and leads back to our own sites alone', async () => {
    const stranger = new Browser(site)
    const login = `${platform}/en-US/login2?return=${encodeURIComponent(back)}`
    const asked = await stranger.go(`${page('email')}&return=${encodeURIComponent(back)}`)
    expect(asked.location).toBe(login)
    const sent = await stranger.go(page('email'), { account: 'x@example.org', return: back })
    expect(sent.location).toBe(login)
    const elsewhere = 'https://elsewhere.example/'
    await browser.go(`${page('email')}&return=${elsewhere}`)
    expect(browser.page).toContain(`name="return" value="${platform}/en-US/login2"`)
    expect(browser.page).not.toContain('"https://elsewhere')
    await ask('away@example.org')
    const code = await codeFor(site.db, 'away@example.org')
    const changed = await change('away@example.org', { code, return: elsewhere })
    expect(changed).toMatchObject({ status: 303, location: `${platform}/en-US/login2` })
  })

  test.each(['', '?kind=', '?kind=fax'])('an address with “%s” is about the e-mail', async query => {
    await browser.go(`/en-US/binding/change${query}`)
    expect(browser.page).toContain('Change your email')
    expect(browser.page).toContain(own.email)
  })

  test('what is not bound yet is bound', async () => {
    await open('phone')
    await site.db
      .updateTable('sso.account')
      .set({ phone: null, phone_verified_at: null })
      .where('sub', '=', sub)
      .execute()
    // Unbound while its page was open, and before it was opened.
    expect((await change('13911112222', { code: '123456' }, 'phone')).body).toContain('Verify your phone')
    expect((await open('phone')).body).toContain('Verify your phone')
  })
})
