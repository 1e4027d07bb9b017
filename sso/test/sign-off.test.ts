import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Surfer } from '../../platform/test/surfer.ts'
import { tellOfLogouts } from '../src/sign-off.ts'
import { makeBothSites, type BothSites } from './both-sites.ts'
import { codeFor } from './browser.ts'

let sites: BothSites
beforeAll(async () => {
  sites = await makeBothSites()
})
afterAll(() => sites.close())

const pending = () => sites.signOn.db.selectFrom('sso.pending_logout').selectAll().execute()
const standing = (...surfers: Surfer[]) => Promise.all(surfers.map(surfer => sites.isIn(surfer)))
/** Signed in twice, as at home and at work. */
const twice = async (email: string) => {
  await sites.account(email)
  return [await sites.signIn(email), await sites.signIn(email)] as const
}
const changePassword = async (surfer: Surfer, current = sites.password) => {
  const page = await surfer.go(`${sites.issuer}/en-US/password/change?return=${sites.platform}/here`)
  return sites.submit(surfer, page, {
    current,
    password: 'the second password',
    return: `${sites.platform}/here`,
  })
}

describe('sessions of the platform end', () => {
  test('everywhere when the password is changed, and the new one opens others', async () => {
    const [home, work] = await twice('change@example.org')
    await sites.account('other@example.org')
    const other = await sites.signIn('other@example.org')
    expect(await standing(home, work, other)).toEqual([true, true, true])
    const done = await changePassword(home)
    expect([done.status, done.body]).toEqual([200, expect.stringContaining('signed out everywhere')])
    expect(done.body).toContain(
      `${sites.platform}/en-US/login2?return=${encodeURIComponent(`${sites.platform}/here`)}`,
    )
    expect(await standing(home, work, other)).toEqual([false, false, true])
    expect(await pending()).toEqual([])
    await sites.signIn('change@example.org', work, sites.password)
    await sites.signIn('change@example.org', home, 'the second password')
    expect(await standing(home, work)).toEqual([true, false])
  })

  test('not when the present password was wrong', async () => {
    const [home] = await twice('wrong@example.org')
    expect((await changePassword(home, 'a wrong password')).status).toBe(400)
    expect(await standing(home)).toEqual([true])
  })

  test('everywhere when the password is set anew by code', async () => {
    const [home, work] = await twice('reset@example.org')
    const reset = `${sites.issuer}/en-US/password/reset`
    const asked = await sites.submit(home, await home.go(reset), {
      account: 'reset@example.org',
      action: 'send',
    })
    const done = await sites.submit(
      home,
      { address: reset, body: asked.body },
      {
        account: 'reset@example.org',
        code: await codeFor(sites.signOn.db, 'reset@example.org'),
        password: 'the second password',
      },
    )
    expect(done.body).toContain('signed out everywhere')
    expect(await standing(home, work)).toEqual([false, false])
  })

  test('in the browser that logs out of the sign-on site, and not in another', async () => {
    const [home, work] = await twice('leave@example.org')
    const page = await home.go(`${sites.issuer}/session/end`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    await home.step(`${sites.issuer}/session/end/confirm`, { form: { xsrf, logout: 'yes' } })
    expect(await standing(home, work)).toEqual([false, true])
  })
})

test('a platform that is away is told when it is back', async () => {
  const [home, work] = await twice('later@example.org')
  const client = (await sites.signOn.provider.Client.find('leitai')) as { backchannelLogoutUri: string }
  const address = client.backchannelLogoutUri
  client.backchannelLogoutUri = 'http://127.0.0.1:1/'
  expect((await changePassword(home)).body).toContain('signed out everywhere')
  const page = await work.go(`${sites.issuer}/session/end`)
  expect(page.status).toBe(200)
  expect(await standing(home, work)).toEqual([true, true])
  expect(await pending()).toHaveLength(1)
  client.backchannelLogoutUri = address
  await tellOfLogouts(sites.signOn)
  expect(await standing(home, work)).toEqual([false, false])
  expect(await pending()).toEqual([])
})

test('a logout that the platform did not hear is kept in mind', async () => {
  const [home, work] = await twice('deaf@example.org')
  const client = (await sites.signOn.provider.Client.find('leitai')) as { backchannelLogoutUri: string }
  const address = client.backchannelLogoutUri
  client.backchannelLogoutUri = 'http://127.0.0.1:1/'
  const page = await home.go(`${sites.issuer}/session/end`)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  await home.step(`${sites.issuer}/session/end/confirm`, { form: { xsrf, logout: 'yes' } })
  await expect.poll(pending).toMatchObject([{ sid: expect.any(String) }])
  client.backchannelLogoutUri = address
  await tellOfLogouts(sites.signOn)
  expect(await standing(home, work)).toEqual([false, true])
})
