import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { client, makeSignOnStage, platform, type SignOnStage } from '../../../../../test/sign-on-stage.ts'
import type { Surfer } from '../../../../../test/surfer.ts'
import { makeWorld } from '../../../../../test/world.ts'
import { registerSignOn } from './sign-on.ts'

let stage: SignOnStage
beforeAll(async () => {
  stage = await makeSignOnStage()
})
// The issuer lives in the present, and so must whoever judges how old its word is.
beforeEach(() => stage.world.setNow(new Date()))
afterAll(() => stage.close())

const seconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset
const event = 'http://schemas.openid.net/event/backchannel-logout'
/** What an issuer says when somebody has logged out there. */
const logoutOf = (sub: string, more: Record<string, unknown> = {}) => ({
  iss: stage.foreign.issuer,
  aud: client.id,
  iat: seconds(),
  exp: seconds(120),
  jti: randomUUID(),
  events: { [event]: {} },
  sub,
  ...more,
})
const tell = (logout_token: string) =>
  fetch(`${stage.place}/sso/backchannel-logout`, {
    method: 'POST',
    body: new URLSearchParams({ logout_token }),
  })
const isIn = async (surfer: Surfer) => (await stage.me(surfer)).userId !== null

test('logging out at the issuer ends the session of that browser here, and no other', async () => {
  const [leaving, staying] = [await stage.signIn('ada'), await stage.signIn('ada')]
  const asked = await leaving.surfer.go(`${stage.foreign.issuer}session/end`)
  const [, action = ''] = /action="([^"]+)"/.exec(asked.body) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.body) ?? []
  await leaving.surfer.step(action, { form: { xsrf, logout: 'yes' } })
  expect([await isIn(leaving.surfer), await isIn(staying.surfer)]).toEqual([false, true])
})

test('a word about the person ends all their sessions and nobody else’s, keeps tokens, and is audited', async () => {
  const [one, two, other] = [await stage.signIn('eve'), await stage.signIn('eve'), await stage.signIn('bob')]
  const { db } = stage.world
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('sso_id', '=', `${stage.foreign.issuer}|eve`)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('api_token')
    .values({ user_id: id, name: 'script', token_hash: Buffer.from(randomUUID()) })
    .execute()
  const answer = await tell(stage.foreign.sign(logoutOf('eve')))
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    200,
    'no-store',
    '',
  ])
  expect([await isIn(one.surfer), await isIn(two.surfer), await isIn(other.surfer)]).toEqual([
    false,
    false,
    true,
  ])
  const tokens = await db.selectFrom('api_token').select('revoked_at').where('user_id', '=', id).execute()
  expect(tokens).toEqual([{ revoked_at: null }])
  const audited = await db
    .selectFrom('audit_entry')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'session.end')
    .where('subject_id', '=', id)
    .execute()
  expect(audited).toEqual([{ actor_id: null, detail: { ended: 2 } }])
})

test('a session alone can be named', async () => {
  const [one, two] = [await stage.signIn('carl'), await stage.signIn('carl')]
  const rows = await stage.world.db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select('s.sid')
    .where('u.sso_id', '=', `${stage.foreign.issuer}|carl`)
    .orderBy('s.created_at')
    .execute()
  expect(new Set(rows.map(row => row.sid)).size).toBe(2)
  for (const { sid } of rows) {
    expect((await tell(stage.foreign.sign(logoutOf('carl', { sub: undefined, sid })))).status).toBe(200)
  }
  expect([await isIn(one.surfer), await isIn(two.surfer)]).toEqual([false, false])
})

test('a session of somebody else is not ended by a word about another person', async () => {
  const { surfer } = await stage.signIn('dora')
  const { sid } = await stage.world.db
    .selectFrom('session')
    .select('sid')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect((await tell(stage.foreign.sign(logoutOf('nobody', { sid })))).status).toBe(200)
  expect(await isIn(surfer)).toBe(true)
})

test.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
  ['of another issuer', { iss: 'http://evil.example/' }],
  ['for another audience', { aud: 'somebody else' }],
  ['of an hour ago', { iat: seconds(-3600), exp: undefined }],
  ['of the future', { iat: seconds(3600), exp: seconds(7200) }],
  ['that has expired', { exp: seconds(-120) }],
  ['without a time', { iat: undefined }],
  ['without events', { events: undefined }],
  ['with another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
  ['with an event that is no object', { events: { [event]: true } }],
  ['with a nonce, as in an id token', { nonce: 'n' }],
  ['of nobody', { sub: undefined }],
  ['without a number of its own', { jti: undefined }],
  ['of another type', {}, { typ: 'at+jwt' }],
  ['under a key that the issuer does not have', {}, { kid: 'another' }],
])('a token %s is refused and ends nothing', async (_name, claims, head) => {
  const { surfer } = await stage.signIn('firm')
  const answer = await tell(stage.foreign.sign(logoutOf('firm', claims), head))
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }])
  expect(await isIn(surfer)).toBe(true)
})

const jws = (head: object, claims: object, signature: (text: string) => string) => {
  const text = [head, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${signature(text)}`
}
test('what somebody else signed, or nobody, is refused', async () => {
  const { surfer } = await stage.signIn('sure')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = jws({ alg: 'RS256', kid: 'foreign' }, logoutOf('sure'), text =>
    sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url'),
  )
  const unsigned = jws({ alg: 'none' }, logoutOf('sure'), () => '')
  for (const token of [foreign, unsigned, 'no token', ''])
    expect([token.slice(0, 9), (await tell(token)).status]).toEqual([token.slice(0, 9), 400])
  expect((await fetch(`${stage.place}/sso/backchannel-logout`, { method: 'POST' })).status).toBe(400)
  expect(await isIn(surfer)).toBe(true)
})

test('the same word twice is refused the second time', async () => {
  const token = stage.foreign.sign(logoutOf('again'))
  expect((await tell(token)).status).toBe(200)
  const { surfer } = await stage.signIn('again')
  expect((await tell(token)).status).toBe(400)
  expect(await isIn(surfer)).toBe(true)
})

test('an issuer whose keys cannot be had is not believed, and may say it again', async () => {
  const lonely = await makeWorld({ SSO_ISSUER: 'http://127.0.0.1:1', SSO_CLIENT_SECRET: client.secret })
  try {
    registerSignOn(lonely.app, lonely)
    const answer = await lonely.app.inject({
      method: 'POST',
      url: '/sso/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: new URL(platform).host },
      payload: new URLSearchParams({ logout_token: stage.foreign.sign(logoutOf('ada')) }).toString(),
    })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  } finally {
    await lonely.close()
  }
})
