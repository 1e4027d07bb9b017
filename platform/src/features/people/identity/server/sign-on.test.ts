import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { client, makeSignOnStage, platform, type SignOnStage } from '../../../../../test/sign-on-stage.ts'
import { leaveNow } from '../../../../../test/leave-now.ts'
import { runJob } from '../../../../../test/queue.ts'
import type { Surfer } from '../../../../../test/surfer.ts'
import { makeWorld } from '../../../../../test/world.ts'
import { noteSignOnRemoved } from './commands/leaving-sign-on.ts'
import { forgetExpired, identityJobs } from './jobs.ts'
import { registerSignOn } from './sign-on.ts'

let stage: SignOnStage
let foreign: SignOnStage['foreign']
let world: SignOnStage['world']
beforeAll(async () => {
  stage = await makeSignOnStage({ ADMIN_EMAILS: 'boss@example.org' })
  ;({ foreign, world } = stage)
})
beforeEach(() => void (foreign.forge = undefined))
afterAll(() => stage.close())

const upToCallback: SignOnStage['upToCallback'] = (...given) => stage.upToCallback(...given)
const signIn: SignOnStage['signIn'] = person => stage.signIn(person)
const me: SignOnStage['me'] = surfer => stage.me(surfer)
const refused = `${platform}/error?code=401`

const usersOf = (person: string) =>
  world.db.selectFrom('app_user').selectAll().where('sso_id', '=', `${foreign.issuer}|${person}`).execute()

test('the request carries PKCE, state and nonce, and nothing secret', async () => {
  const { authorize } = await upToCallback('asked')
  expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: `${platform}/sso/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(decodeURIComponent(authorize.href)).not.toContain(client.secret)
})

test.each([
  ['', null],
  ['?screen=register', 'register'],
  ['?mode=code', 'code'],
  ['?screen=elsewhere&mode=elsewhere', null],
])('a login with “%s” opens the page of %s', async (query, screen) => {
  const { headers } = await world.app.inject(`/en-US/login2${query}`)
  expect(new URL(headers.location as string).searchParams.get('screen')).toBe(screen)
})

test('a person is made once, is new at the first visit only, and lands where they wanted to go', async () => {
  foreign.people.set('ada', { name: 'Ada', email: 'Ada@Example.org', email_verified: true })
  const first = await signIn('ada')
  expect(first.answer.location).toBe(`${platform}/competitions/1?tab=data`)
  expect(await me(first.surfer)).toMatchObject({ userName: 'Ada', isNewUser: true, roles: [] })
  const second = await signIn('ada')
  expect(await me(second.surfer)).toMatchObject({ userName: 'Ada', isNewUser: false })
  expect(await usersOf('ada')).toMatchObject([{ email: 'ada@example.org', email_bound: true }])
})

test('nobody who left signs in before the sign-on site has forgotten them as well', async () => {
  await signIn('goer')
  const [{ id } = { id: 0 }] = await usersOf('goer')
  await leaveNow(world, id, true)
  const refused = await signIn('goer')
  expect(refused.answer.location).toBe(`${platform}/error?code=410`)
  expect([await me(refused.surfer), await usersOf('goer')]).toMatchObject([{ userId: null }, []])

  const ssoId = `${foreign.issuer}|goer`
  const now = world.clock.now()
  await world.db.transaction().execute(tx => noteSignOnRemoved(tx, { ssoId, now }))
  world.setNow(new Date(now.getTime() + 59 * 60_000))
  await runJob(world, identityJobs, forgetExpired.name)
  expect((await signIn('goer')).answer.location).toBe(`${platform}/error?code=410`)
  world.setNow(new Date(now.getTime() + 61 * 60_000))
  await runJob(world, identityJobs, forgetExpired.name)
  await signIn('goer')
  expect(await usersOf('goer')).toHaveLength(1)
  world.setNow(now)
})

test('logging out ends the session here and leads to the issuer to end its own', async () => {
  const { surfer } = await signIn('leaver')
  const before = new Map(surfer.cookies.get(platform))
  const { location } = JSON.parse(
    (await surfer.step(`${platform}/sso/proxy/api/logout`, { method: 'DELETE' })).body,
  ).data
  const end = new URL(location)
  expect([end.href.startsWith(foreign.issuer), end.searchParams.get('post_logout_redirect_uri')]).toEqual([
    true,
    `${platform}/`,
  ])
  surfer.cookies.set(platform, before)
  expect(await me(surfer)).toMatchObject({ userId: null })
  expect((await surfer.go(location)).status).toBe(200)
})

test.each([
  [true, ['administrator']],
  [false, []],
  ['false', []],
  [undefined, []],
])(
  'an address that the issuer calls verified: %j makes an administrator of its owner or not',
  async (verified, roles) => {
    const person = `boss-${String(verified)}-${typeof verified}`
    foreign.people.set(person, { email: 'boss@example.org', email_verified: verified })
    const { surfer } = await signIn(person)
    expect((await me(surfer)).roles).toEqual(roles)
  },
)

type Tries = { surfer: Surfer; callback: URL }
test.each<[string, (tries: Tries) => void]>([
  ['another state', ({ callback }) => callback.searchParams.set('state', 'x'.repeat(43))],
  ['no state', ({ callback }) => callback.searchParams.delete('state')],
  ['another code', ({ callback }) => callback.searchParams.set('code', 'x'.repeat(43))],
  ['the name of another issuer', ({ callback }) => callback.searchParams.set('iss', 'http://evil.example')],
  ['no attempt of this browser', ({ surfer }) => surfer.cookies.get(platform)?.clear()],
  [
    'an attempt that somebody changed',
    ({ surfer }) =>
      surfer.cookies.get(platform)?.set(
        'leitai_sign_on',
        surfer.cookies
          .get(platform)
          ?.get('leitai_sign_on')
          ?.replace(/^./, letter => (letter === 'e' ? 'f' : 'e')) ?? '',
      ),
  ],
])('an answer with %s is refused', async (name, change) => {
  const tries = await upToCallback(name)
  change(tries)
  const answer = await tries.surfer.step(tries.callback.href)
  expect(answer.location).toBe(refused)
  expect([await me(tries.surfer), await usersOf(name)]).toMatchObject([{ userId: null }, []])
})

test.each<[string, Record<string, unknown>]>([
  ['for another audience', { aud: 'somebody else' }],
  ['of another issuer', { iss: 'http://evil.example/' }],
  ['with another nonce', { nonce: 'x'.repeat(43) }],
  ['without a nonce', { nonce: undefined }],
  ['that has expired', { exp: 1_000_000_000 }],
])('an id token %s is refused', async (name, claims) => {
  foreign.forge = own => ({ ...own, ...claims })
  const { surfer, answer } = await signIn(name)
  expect(answer.location).toBe(refused)
  expect([await me(surfer), await usersOf(name)]).toMatchObject([{ userId: null }, []])
})

test('a nonce that was exchanged on the way is refused', async () => {
  const { surfer, callback } = await upToCallback('victim', address =>
    address.searchParams.set('nonce', 'n'.repeat(43)),
  )
  expect((await surfer.step(callback.href)).location).toBe(refused)
})

test('an answer is taken once', async () => {
  const { surfer, callback } = await signIn('twice')
  expect((await surfer.step(callback.href)).location).toBe(refused)
  expect(await usersOf('twice')).toHaveLength(1)
})

test('an issuer that is away is a page that says so', async () => {
  const lonely = await makeWorld({ SSO_ISSUER: 'http://127.0.0.1:1', SSO_CLIENT_SECRET: client.secret })
  try {
    registerSignOn(lonely.app, lonely)
    const answer = await lonely.app.inject('/en-US/login2')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/error?code=503'])
  } finally {
    await lonely.close()
  }
})
