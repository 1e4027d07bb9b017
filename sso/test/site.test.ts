import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '../src/accounts.ts'
import { Browser, codeFor, makeTestSite, platform, type TestSite } from './browser.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
  await createAccount(
    site.db,
    {
      name: '老用户',
      email: 'known@example.org',
      phone: '+8613900000000',
      password: 'correct horse battery',
      locale: 'zh-CN',
      verified: ['email', 'phone'],
    },
    new Date(),
  )
})
afterAll(() => site.close())

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const authorize = (more: Record<string, string> = {}) =>
  `/auth?${new URLSearchParams({ client_id: 'leitai', response_type: 'code', scope: 'openid profile email phone', redirect_uri: `${platform}/sso/callback`, code_challenge: challenge, code_challenge_method: 'S256', state: 'the-state', nonce: 'the-nonce', ui_locales: 'en-US', ...more })}`

async function signedIn(account = 'known@example.org', password = 'correct horse battery', from?: string) {
  const browser = new Browser(site, from)
  await browser.go(authorize())
  return { browser, answer: await browser.submit('/en-US/login2', { account, password }) }
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3999' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${platform}/sso/callback`,
      client_id: 'leitai',
      client_secret: 'x'.repeat(32),
      code_verifier: verifier,
      ...more,
    }).toString(),
  })

describe('signing in', () => {
  test('by e-mail and password ends at the platform with a code for its claims', async () => {
    const { answer } = await signedIn()
    const back = new URL(answer.location ?? '')
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([
      `${platform}/sso/callback`,
      'the-state',
    ])
    const code = back.searchParams.get('code') ?? ''
    const tokens = (await exchange(code)).json()
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ iss: 'http://localhost:3999', aud: 'leitai', nonce: 'the-nonce' })
    const info = (
      await site.app.inject({
        url: '/me',
        headers: { authorization: `Bearer ${tokens.access_token}`, host: 'localhost:3999' },
      })
    ).json()
    expect(info).toMatchObject({
      name: '老用户',
      email: 'known@example.org',
      email_verified: true,
      phone_number: '+8613900000000',
      phone_number_verified: true,
    })
    expect((await exchange(code)).statusCode).toBe(400)
  })

  test('by phone number works the same', async () =>
    expect((await signedIn('139 0000 0000')).answer.location).toContain('/sso/callback?code='))

  test.each([
    ['a wrong verifier', { code_verifier: 'z'.repeat(43) }],
    ['a wrong secret', { client_secret: 'w'.repeat(32) }],
    ['another redirect address', { redirect_uri: 'https://evil.example/' }],
  ])('%s gets no tokens', async (_name, more) => {
    const { answer } = await signedIn()
    expect(
      (await exchange(new URL(answer.location ?? '').searchParams.get('code') ?? '', more)).statusCode,
    ).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['no challenge', { code_challenge: '', code_challenge_method: '' }],
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/sso/callback' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('%s is refused', async (_name, more) => {
    const answer = await new Browser(site).go(authorize(more))
    expect(answer.body + (answer.location ?? '')).not.toContain('name="password"')
  })

  test('a wrong password and an unknown account look alike', async () => {
    const pages = []
    for (const account of ['known@example.org', 'nobody@example.org']) {
      const { answer } = await signedIn(account, 'wrong password')
      pages.push([
        answer.status,
        answer.body.replaceAll(account, '').replace(/name="csrf"\s+value="[^"]+"/, ''),
      ])
    }
    expect(pages[0]).toEqual(pages[1])
    expect(pages[0]?.[0]).toBe(400)
  })

  test('others behind the same address come in while some mistype', async () => {
    for (let other = 0; other < 20; other++) await signedIn(`nobody${other}@example.org`, 'wrong password')
    expect((await signedIn()).answer.location).toContain('/sso/callback')
  })

  test('many wrong passwords make their line wait for a growing time, also with the right one', async () => {
    await createAccount(
      site.db,
      {
        name: 'locked',
        email: 'locked@example.org',
        password: 'correct horse battery',
        locale: 'en-US',
        verified: ['email'],
      },
      new Date(),
    )
    for (let attempt = 0; attempt < 6; attempt++) {
      await signedIn('locked@example.org', 'wrong password')
    }
    expect((await signedIn('locked@example.org')).answer.body).toContain('Too many attempts')
    // Failures from another network do not lock the account.
    expect((await signedIn('locked@example.org', undefined, '192.0.2.8')).answer.location).toContain(
      '/sso/callback',
    )
    site.later(10_000)
    expect((await signedIn('locked@example.org')).answer.location).toContain('/sso/callback')
  })

  test('twenty guesses at once pass hardly more often than one after another', async () => {
    const browsers = Array.from({ length: 20 }, () => new Browser(site, '192.0.2.20'))
    await Promise.all(browsers.map(browser => browser.go(authorize())))
    const guess = { account: 'guessed@example.org', password: 'wrong password' }
    const answers = await Promise.all(browsers.map(browser => browser.submit('/en-US/login2', guess)))
    // The wait begins at two seconds, so that a slow machine lets one or two more try.
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(8)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(12)
  })

  test('a login without a beginning begins at the platform, and only there', async () => {
    expect(
      (await new Browser(site).go(`/zh-CN/login2?return=${encodeURIComponent(`${platform}/competitions/1`)}`))
        .location,
    ).toBe(`${platform}/zh-CN/login2?return=${encodeURIComponent(`${platform}/competitions/1`)}`)
    expect((await new Browser(site).go('/zh-CN/login2?return=https://evil.example/')).location).toBe(
      `${platform}/zh-CN/login2`,
    )
  })

  test('the login by code has an address of its own, which leads there from outside too', async () => {
    const outside = new Browser(site)
    expect((await outside.go('/zh-CN/login2?mode=code')).location).toBe(`${platform}/zh-CN/login2?mode=code`)
    const { body } = await new Browser(site).go(authorize({ screen: 'code' }))
    expect(body).toContain('name="code"')
    expect(body).not.toContain('name="password"')
  })

  test('a form from elsewhere is refused', async () => {
    const browser = new Browser(site)
    await browser.go(authorize())
    browser.page = ''
    expect(
      (
        await browser.submit('/en-US/login2', {
          account: 'known@example.org',
          password: 'correct horse battery',
        })
      ).body,
    ).toContain('The page has expired')
  })
})

describe('registering and binding', () => {
  test('a new person registers, binds a phone, and the platform is told', async () => {
    const browser = new Browser(site)
    await browser.go(authorize({ screen: 'register' }))
    await browser.submit('/en-US/register', { account: 'New@Example.org', action: 'send' })
    const made = await browser.submit('/en-US/register', {
      account: 'new@example.org',
      code: await codeFor(site.db, 'new@example.org'),
      name: ' 小明❤\ufe0f \u200d',
      password: 'a long enough one',
      agree: 'yes',
    })
    expect(made.location).toContain('/sso/callback?code=')
    await browser.go(
      `/en-US/phone/binding?return=${encodeURIComponent(`${platform}/en-US/login2?return=/x`)}`,
    )
    await browser.submit('/en-US/phone/binding', { account: '13911112222', action: 'send' })
    const bound = await browser.submit('/en-US/phone/binding', {
      account: '13911112222',
      code: await codeFor(site.db, '+8613911112222'),
      return: `${platform}/en-US/login2?return=/x`,
    })
    expect(bound.location).toBe(`${platform}/en-US/login2?return=/x`)
    const account = await site.db
      .selectFrom('sso.account')
      .selectAll()
      .where('email', '=', 'new@example.org')
      .executeTakeFirstOrThrow()
    expect([account.phone, account.email_verified_at !== null, account.phone_verified_at !== null]).toEqual([
      '+8613911112222',
      true,
      true,
    ])
    expect(account.password_hash).toContain('$argon2id$')
    expect(account.name).toBe('小明❤')
  })

  test('is asked for what is needed alone, a phone beside the code of its country', async () => {
    const { browser } = await signedIn('new@example.org', 'a long enough one')
    const back = `${platform}/en-US/login2?return=/x`
    const page = (need: string) => `/en-US/phone/binding?need=${need}&return=${encodeURIComponent(back)}`
    expect((await browser.go(page('email'))).location).toBe(back)
    expect((await browser.go(page('either'))).location).toBe(back)

    const sub = await createAccount(
      site.db,
      {
        name: 'E',
        email: 'only@example.org',
        password: 'a long enough one',
        locale: 'en-US',
        verified: ['email'],
      },
      new Date(),
    )
    const { browser: other } = await signedIn('only@example.org', 'a long enough one')
    const { body } = await other.go(page('phone'))
    expect(body).toContain('Verify your phone')
    expect(body).toMatch(/<option value="\+86" selected>\+86 Mainland China<\/option>/)
    expect(body).toContain('Other users never see it.')
    const typed = { need: 'phone', return: back, account: '07700 900123', country: '+44' }
    await other.submit('/en-US/phone/binding', { ...typed, action: 'send' })
    const code = await codeFor(site.db, '+447700900123')
    expect((await other.submit('/en-US/phone/binding', { ...typed, code })).location).toBe(back)
    const { phone } = await site.db
      .selectFrom('sso.account')
      .select('phone')
      .where('sub', '=', sub)
      .executeTakeFirstOrThrow()
    expect(phone).toBe('+447700900123')
  })

  test('registering with a known address looks the same and tells only its owner', async () => {
    const browser = new Browser(site)
    await browser.go(authorize({ screen: 'register' }))
    expect(
      (await browser.submit('/en-US/register', { account: 'known@example.org', action: 'send' })).body,
    ).toContain('If this email or phone number is valid')
    expect(await codeFor(site.db, 'known@example.org')).toBe('')
  })

  test.each([
    ['short', 'at least 8'],
    ['password1', 'too common'],
    ['x'.repeat(129), 'at most 128'],
  ])('the password %s is refused', async (password, said) => {
    const browser = new Browser(site)
    await browser.go(authorize({ screen: 'register' }))
    expect(
      (
        await browser.submit('/en-US/register', {
          account: 'p@example.org',
          code: '000000',
          name: 'P',
          password,
          agree: 'yes',
        })
      ).body,
    ).toContain(said)
  })

  test('a reset ends every session and the old password', async () => {
    await createAccount(
      site.db,
      {
        name: 'r',
        email: 'reset@example.org',
        password: 'the old password',
        locale: 'en-US',
        verified: ['email'],
      },
      new Date(),
    )
    const { browser } = await signedIn('reset@example.org', 'the old password')
    expect((await browser.go(authorize())).location).toContain('/sso/callback?code=')
    const other = new Browser(site)
    await other.go('/en-US/password/reset')
    await other.submit('/en-US/password/reset', { account: 'reset@example.org', action: 'send' })
    await other.submit('/en-US/password/reset', {
      account: 'reset@example.org',
      code: await codeFor(site.db, 'reset@example.org'),
      password: 'the new password',
    })
    expect((await browser.go(authorize())).body).toContain('name="password"')
    expect((await signedIn('reset@example.org', 'the old password')).answer.status).toBe(400)
    expect((await signedIn('reset@example.org', 'the new password')).answer.location).toContain('code=')
  })
})

test('the outbox is for this machine alone, and only where no other reaches the site', async () => {
  const open = async (asked: object, at = site) => [
    (await at.app.inject({ url: '/outbox', ...asked })).statusCode,
    (await at.app.inject({ url: '/outbox.json', ...asked })).statusCode,
  ]
  expect(await open({})).toEqual([200, 200])
  for (const asked of [
    { remoteAddress: '10.0.0.9' },
    { headers: { 'x-forwarded-for': '1.2.3.4' } },
    // A page elsewhere whose name leads here.
    { headers: { host: 'rebound.example.com:3999' } },
  ])
    expect(await open(asked)).toEqual([404, 404])
  // A proxy on the same machine need not say that it is one.
  for (const reached of [{ SSO_PUBLIC_URL: 'https://sso.example.com' }, { SSO_HOST: '0.0.0.0' }]) {
    const server = await makeTestSite(reached)
    expect(await open({}, server)).toEqual([404, 404])
    await server.close()
  }
})

test.each([
  ['zh-CN', '页面不存在'],
  ['en-US', 'Page not found'],
])('an address that is nobody’s says so (%s)', async (lang, title) => {
  const headers = { 'accept-language': lang, accept: 'text/html' }
  const answer = await site.app.inject({ url: '/nowhere/<b>', headers })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain(`<h1>${title}</h1>`)
  expect(answer.body).not.toContain('<b>')
  expect(answer.headers['content-security-policy']).toContain(`default-src 'none'`)
})

test('logging out with the id token ends the session without asking', async () => {
  const { browser, answer } = await signedIn()
  const { id_token: hint } = (
    await exchange(new URL(answer.location ?? '').searchParams.get('code') ?? '')
  ).json()
  const page = await browser.go(
    `/session/end?${new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${platform}/` })}`,
  )
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  expect(page.body).toContain('document.forms[0].submit()')
  expect((await browser.go('/session/end/confirm', { xsrf, logout: 'yes' })).location).toBe(`${platform}/`)
  expect((await browser.go(authorize())).body).toContain('name="password"')
})
