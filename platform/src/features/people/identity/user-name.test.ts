import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { lookAlikes } from '../../../base/look-alike.ts'
import { signIn } from './server/commands/sign-in.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const rename = (as: TestUser, userName: string) =>
  ask(world, 'PUT /api/users/updateUserName', { as, body: { userName } })
const month = 30 * 86_400_000

test('letters look like the same Latin ones to the database and to the rules', async () => {
  const letters = [...lookAlikes.keys()].join('')
  const { rows } = await sql<{ look: string }>`select look_alike_key(${letters}) as look`.execute(world.db)
  expect(rows).toEqual([{ look: [...lookAlikes.values()].join('') }])
})

describe('a user name', () => {
  // The last are Latin letters in none of their own: what imitates, and what is imitated.
  test.each([
    ['Grey Fox', 'Grey Fox'],
    [' grey  FOX', 'Grey Fox'],
    ['Ｇｒｅｙ Fox', 'Grey Fox'],
    ['сосо', 'Coco'],
    ['ΚΙΝΥ', 'Kiny'],
    ['NIKH', 'ΝΙΚΗ'],
    ['YAN', '\u{1d6bc}AN'],
    ['pock', 'Роск'],
  ])('%j is taken where there is %j', async (name, old) => {
    const user = await makeUser(world)
    const known = await world.db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', old)
      .executeTakeFirst()
    if (!known) await makeUser(world, { user_name: old })
    const answer = await rename(user, name)
    expect([answer.errno, answer.paths]).toEqual(['e409150', ['body.userName']])
  })

  test('has nothing in it that nobody sees', async () => {
    const user = await makeUser(world)
    for (const name of ['', ' ', 'Grey\u200bFox', '\u3164', `G${'\u0301'.repeat(9)}`, 'x'.repeat(41)])
      expect((await rename(user, name)).status).toBe(400)
  })

  test('loses invisible signs that keyboards put into honest names', async () => {
    for (const [typed, name] of [
      ['小明❤\ufe0f', '小明❤'],
      ['علی\u200cرضا', 'علیرضا'],
      ['👩\u200d🚀 \u200d', '👩🚀'],
      ['葛\u{e0100}城', '葛城'],
    ] as const)
      expect((await rename(await makeUser(world), typed)).data).toMatchObject({ userName: name })
  })

  test('by which the site is known belongs to its staff', async () => {
    const user = await makeUser(world)
    expect((await rename(user, ' ᴀdministrator')).errno).toBe('e409150')
    expect((await rename(await makeStaff(world, 'editor'), '管理员')).status).toBe(200)
  })

  test('is changed once in thirty days; the old one stays reserved for its owner', async () => {
    const [owner, other] = [await makeUser(world), await makeUser(world)]
    const old = owner.name
    expect((await rename(owner, '新的名字')).data).toMatchObject({ userName: '新的名字', former: [old] })
    expect((await rename(owner, '又一个名字')).errno).toBe('e409151')
    // The same again changes nothing and is no change.
    expect((await rename(owner, '新的名字')).status).toBe(200)
    expect((await rename(other, old)).errno).toBe('e409150')
    world.setNow(new Date(world.clock.now().getTime() + month + 1))
    expect((await rename(owner, old)).data).toMatchObject({ userName: old, former: ['新的名字'] })
    expect((await rename(other, '新的名字')).errno).toBe('e409150')
  })

  test('goes to one of many who ask for it at once, or for what looks like it', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => makeUser(world)))
    const answers = await Promise.all(users.map((user, at) => rename(user, at % 2 ? 'Ехо' : 'Exo')))
    expect(answers.map(answer => answer.errno ?? 'ok').toSorted()).toEqual(
      ['ok', ...Array(7).fill('e409150')].toSorted(),
    )
  })

  test('that a newcomer brings gets a number where it is taken, or was', async () => {
    const owner = await makeUser(world, { user_name: '旧名先生' })
    await rename(owner, '改名先生')
    const arrive = (ssoId: string, name: string) =>
      world.db.transaction().execute(tx =>
        signIn(
          tx,
          { ssoId, name, email: undefined, emailBound: false, phoneBound: false },
          {
            authenticatedAt: undefined,
            idToken: undefined,
            sid: undefined,
            address: '203.0.113.1',
            userAgent: '',
            now: world.clock.now(),
            days: 1,
            adminEmails: [],
          },
        ),
      )
    const nameOf = async (id: number) =>
      (
        await world.db
          .selectFrom('app_user')
          .select('user_name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).user_name
    const [a, b, again, staff, mixed, marked, burmese] = [
      await arrive('a', '旧名先生'),
      await arrive('b', '改名先生'),
      await arrive('b', '别的'),
      await arrive('c', '管理员'),
      await arrive('d-mixed', 'раypal'),
      await arrive('e', `Ea${'\u0302'.repeat(30)}ster`),
      await arrive('f', 'မျှော်လင့်'),
    ]
    expect(await nameOf(a.userId)).toMatch(/^旧名先生-\d{6}$/)
    expect(await nameOf(b.userId)).toMatch(/^改名先生-\d{6}$/)
    expect(again.userId).toBe(b.userId)
    expect(await nameOf(staff.userId)).toMatch(/^user-\d{6}$/)
    expect(await nameOf(mixed.userId)).toBe('user-dmixed')
    expect(await nameOf(burmese.userId)).toBe('မျှော်လင့်')
    expect(await nameOf(marked.userId)).toBe(`Eâ${'\u0302'.repeat(4)}ster`)
  })
})

describe('language, theme and zone', () => {
  test('are kept, and pages are made in them', async () => {
    const user = await makeUser(world)
    const chosen = { language: 'en-US', theme: 'dark', zone: 'Europe/Berlin' }
    const answer = await world.app.inject({
      method: 'PUT',
      url: '/api/users/display',
      headers: { ...user.headers, 'content-type': 'application/json' },
      payload: chosen,
    })
    expect(answer.json().data).toEqual(chosen)
    expect(Object.fromEntries(answer.cookies.map(cookie => [cookie.name, cookie.value]))).toMatchObject({
      lang: 'en-US',
      theme: 'dark',
    })
    expect((await ask(world, 'GET /api/users/display', { as: user })).data).toEqual(chosen)
    const wrong = await ask(world, 'PUT /api/users/display', {
      as: user,
      body: { ...chosen, zone: 'Mars/Base' },
    })
    expect([wrong.errno, wrong.paths]).toEqual(['e400150', ['body.zone']])
  })
})
