import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeSignOnAccount } from '../../platform/src/features/people/identity/server/remove-sign-on-account.ts'
import { makeBothSites, type BothSites } from './both-sites.ts'

let sites: BothSites
beforeAll(async () => {
  sites = await makeBothSites()
})
afterAll(() => sites.close())

test('who is about to leave enters the password again although they are signed in, and that is known then', async () => {
  await sites.account('again@example.org')
  const surfer = await sites.signIn('again@example.org')
  const isFresh = async () =>
    (JSON.parse((await surfer.step(`${sites.platform}/api/own-data`)).body) as { data: { isFresh: boolean } })
      .data.isFresh
  expect(await isFresh()).toBe(false)
  const form = await surfer.go(
    `${sites.platform}/en-US/login2?return=%2F&again=1`,
    next => next === `${sites.platform}/`,
  )
  expect(form.address).toContain(sites.issuer)
  await sites.submit(surfer, form, { account: 'again@example.org', password: 'not the password' })
  expect(await isFresh()).toBe(false)
  await sites.submit(surfer, form, { account: 'again@example.org', password: sites.password })
  expect(await isFresh()).toBe(true)
})

test('the platform alone has an account forgotten, with its sessions, and twice is once', async () => {
  const sub = await sites.account('left@example.org')
  await sites.account('stays@example.org')
  const [left, stays] = [await sites.signIn('left@example.org'), await sites.signIn('stays@example.org')]
  const settings = { ...sites.world.settings, clientSecret: sites.world.settings.clientSecret }
  await expect(removeSignOnAccount({ ...settings, clientSecret: 'y'.repeat(32) }, sub)).rejects.toThrow('401')
  expect(await sites.isIn(left)).toBe(true)
  await removeSignOnAccount(settings, sub)
  await removeSignOnAccount(settings, sub)
  expect([await sites.isIn(left), await sites.isIn(stays)]).toEqual([false, true])
  expect(
    await sites.signOn.db.selectFrom('sso.account').select('sub').where('sub', '=', sub).execute(),
  ).toEqual([])
  await sites.signIn('left@example.org', left)
  expect(await sites.isIn(left)).toBe(false)
})
