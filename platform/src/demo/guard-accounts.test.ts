import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../sso/src/accounts.ts'
import { migrate, openDatabase } from '../../../sso/src/database.ts'
import { makeUser } from '../../test/factories.ts'
import { makeReviewer } from '../../test/reviewers.ts'
import { addEdition } from '../../test/spic.ts'
import { makeWorld, type World } from '../../test/world.ts'
import { hashPassword } from '../features/review/reviewers/server/public.ts'
import { makeApiToken } from '../features/people/identity/server/commands/make-api-token.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { changeAccounts, openAccounts } from './guard-accounts.ts'

let world: World
let signOn: ReturnType<typeof openDatabase>
beforeAll(async () => {
  world = await makeWorld()
  await migrate(world.databaseUrl)
  signOn = openDatabase(world.databaseUrl, () => undefined)
})
afterAll(async () => {
  await signOn.destroy()
  await world.close()
})

const open = (embeddedSso = true) => openAccounts(world.db, { embeddedSso })
const env = () => ({ PATH: process.env.PATH, DATABASE_URL: world.databaseUrl })
const account = (email: string, given: { password: string; phone?: string }) =>
  createAccount(signOn, { name: 'x', email, locale: 'zh-CN', verified: ['email'], ...given }, new Date())

test('demo accounts with known passwords are found, locked, and renewed with passwords that only the operator sees', async () => {
  expect(await open()).toEqual([])
  expect(await changeAccounts(world.db, env(), 'lock')).toBeUndefined()

  const [competitor, captain, member, organiser, administrator] = demoAccounts
  const known = { password: demoPassword }
  await account('somebody@example.com', known)
  await account(competitor.email, { password: randomUUID() })
  await account(captain.email, { password: randomUUID(), phone: captain.phone })
  const sub = await account(administrator.email, known)
  const edition = await addEdition(world, { year: 2026 })
  const reviewer = (name: string, password_hash: string) =>
    makeReviewer(world, { id: edition.id, year: 2026 }, 0, {
      account: name,
      password_hash,
      email: 'mended@example.com',
    })
  await reviewer('chen-2026-chief', await hashPassword(demoPassword))
  await reviewer('xu-2026-observer', await hashPassword(randomUUID()))
  expect((await open()).toSorted()).toEqual(
    [administrator.email, captain.email, 'chen-2026-chief'].toSorted(),
  )
  // Of another issuer's people ours say nothing.
  expect(await open(false)).toEqual(['chen-2026-chief'])

  const user = await makeUser(world, { email: administrator.email, is_demo: true, sso_id: sub })
  await world.db
    .transaction()
    .execute(tx => makeApiToken(tx, { userId: user.id, name: 'old', now: new Date() }))
  const isIn = async () => {
    const of = world.db.selectFrom('app_user').where('id', '=', user.id)
    const { disabled_at } = await of.select('disabled_at').executeTakeFirstOrThrow()
    const sessions = await world.db.selectFrom('session').where('user_id', '=', user.id).selectAll().execute()
    const tokens = await world.db
      .selectFrom('api_token')
      .where('revoked_at', 'is', null)
      .selectAll()
      .execute()
    return [disabled_at === null, sessions.length, tokens.length]
  }
  expect(await isIn()).toEqual([true, 1, 1])
  expect(await changeAccounts(world.db, env(), 'lock')).toEqual(new Map())
  expect([await open(), await isIn()]).toEqual([[], [false, 0, 0]])

  const passwords = await changeAccounts(world.db, env(), 'renew')
  expect([...(passwords?.keys() ?? [])].toSorted()).toEqual(
    [...demoAccounts.map(({ email }) => email), 'chen-2026-chief', 'xu-2026-observer'].toSorted(),
  )
  expect(new Set(passwords?.values()).size).toBe(passwords?.size)
  expect([await open(), await isIn()]).toEqual([[], [true, 0, 0]])
  const rows = await signOn.selectFrom('sso.account').selectAll().execute()
  expect(rows.find(row => row.email === administrator.email)).toMatchObject({
    sub,
    phone: null,
    disabled_at: null,
  })
  expect([member.email, organiser.email].every(email => rows.some(row => row.email === email))).toBe(true)
})
