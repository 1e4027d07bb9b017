import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld } from '../../platform/test/world.ts'
import { cookieOptions } from '../../platform/src/features/people/identity/server/sign-on.ts'
import { makeBothSites, type BothSites } from './both-sites.ts'
import { makeTestSite } from './browser.ts'

let sites: BothSites
beforeAll(async () => {
  sites = await makeBothSites()
  await sites.account('cookie@example.org')
})
afterAll(() => sites.close())

/** `name: HttpOnly; SameSite=Lax; Path=/`, in this order, without value and age. */
function flagsOf(line: string): string {
  const [pair = '', ...flags] = line.split(/; */)
  const known = ['httponly', 'samesite', 'secure', 'path', 'domain']
  const kept = flags.filter(flag => known.includes(flag.split('=')[0]?.toLowerCase() ?? ''))
  return `${pair.split('=')[0]}: ${kept
    .map(flag => flag.toLowerCase())
    .sort()
    .join(' ')}`
}
const isSet = (line: string) => !/^[^=]+=;/.test(line)

test('every cookie of a login is out of reach of scripts and of other sites’ requests', async () => {
  const surfer = await sites.signIn('cookie@example.org')
  const of = (origin: string) =>
    [
      ...new Set(
        surfer.setCookies
          .filter(cookie => cookie.origin === origin && isSet(cookie.line))
          .map(cookie => flagsOf(cookie.line)),
      ),
    ].sort()
  expect(of(sites.platform)).toEqual([
    'leitai_device: httponly path=/ samesite=lax',
    'leitai_session: httponly path=/ samesite=lax',
    'leitai_sign_on: httponly path=/sso samesite=lax',
  ])
  const signOn = of(sites.issuer)
  expect(signOn.map(flags => flags.split(':')[0]).sort()).toEqual([
    'leitai_sso',
    'leitai_sso.sig',
    'leitai_sso_form',
    'leitai_sso_interaction',
    'leitai_sso_interaction.sig',
    'leitai_sso_resume',
    'leitai_sso_resume.sig',
  ])
  for (const flags of signOn) {
    expect(flags).toMatch(/: (.* )?httponly/)
    expect(flags).toMatch(/samesite=(lax|strict)/)
    expect(flags).not.toContain('domain=')
  }
})

test('a session never goes on under the cookie that it began with', async () => {
  const surfer = await sites.signIn('cookie@example.org')
  const cookiesOf = (origin: string) => new Map(surfer.cookies.get(origin))
  const before = { platform: cookiesOf(sites.platform), signOn: cookiesOf(sites.issuer) }
  const answer = await surfer.go(`${sites.platform}/en-US/login2`, next => next === `${sites.platform}/`)
  expect(answer.location).toBe(`${sites.platform}/`)
  const after = { platform: cookiesOf(sites.platform), signOn: cookiesOf(sites.issuer) }
  expect(after.platform.get('leitai_session')).not.toBe(before.platform.get('leitai_session'))
  surfer.cookies.set(sites.platform, before.platform)
  expect(await sites.isIn(surfer)).toBe(false)
  surfer.cookies.set(sites.platform, after.platform)
  expect(await sites.isIn(surfer)).toBe(true)
})

test('over https they are sent over https only', async () => {
  const https = { PUBLIC_URL: 'https://leitai.example', SSO_PUBLIC_URL: 'https://sso.leitai.example' }
  const world = await makeWorld(https)
  const site = await makeTestSite({ ...https, TRUST_PROXY: 'true' })
  try {
    expect(cookieOptions(world.settings)).toEqual({ httpOnly: true, sameSite: 'lax', secure: true })
    const language = await world.app.inject({ method: 'HEAD', url: '/set-language?lang=en-US' })
    expect(language.cookies).toMatchObject([{ name: 'lang', secure: true }])
    const forwarded = {
      host: 'sso.leitai.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.1',
    }
    const query = new URLSearchParams({
      client_id: 'leitai',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://leitai.example/sso/callback',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })
    const begun = await site.app.inject({ url: `/auth?${query}`, headers: forwarded })
    const form = await site.app.inject({ url: '/en-US/password/reset', headers: forwarded })
    const cookies = [...begun.cookies, ...form.cookies]
    expect(cookies.map(cookie => cookie.name)).toEqual(
      expect.arrayContaining(['leitai_sso_interaction', 'leitai_sso_resume', 'leitai_sso_form']),
    )
    expect(cookies.filter(cookie => !cookie.secure)).toEqual([])
  } finally {
    await world.close()
    await site.close()
  }
})
