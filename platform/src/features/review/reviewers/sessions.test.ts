import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeReviewer } from '../../../../test/reviewers.ts'
import { addEdition } from '../../../../test/spic.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let admin: TestUser
let edition: { id: number; year: number }
const origin = 'http://localhost:3000'

beforeAll(async () => {
  world = await makeWorld()
  admin = await makeUser(world)
  await world.db
    .insertInto('user_role')
    .values({ user_id: admin.id, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  edition = await addEdition(world, { year: 2020 })
})
afterAll(() => world.close())

const tagOf = async (id: number): Promise<string> =>
  (await ask(world, `GET ${reviewers()}/${id}`, { as: admin })).data.tag
const reviewers = () => `/api/admin/spic/${edition.id}/reviewers` as const
const facts = { name: '王敏', organisation: '', email: '', role: 2, capacity: 5, trackIds: [] }
const add = async (account: string, given: Partial<typeof facts> = {}) =>
  (await ask(world, `POST ${reviewers()}`, { as: admin, body: { ...facts, ...given, account } })).data as {
    id: number
    code: string
  }

/** Asks without a session, or with the cookie of one, and gives back the cookie that was set. */
async function knock(path: string, body: object, cookie = '', remoteAddress = '127.0.0.1') {
  const answer = await world.app.inject({
    method: 'POST',
    remoteAddress,
    url: `/api/spic-review/${path}`,
    headers: { origin, ...(cookie ? { cookie } : {}) },
    payload: body,
  })
  const [set] = answer.cookies.filter(one => one.name === 'leitai_review')
  return {
    ...answer.json<{ errno?: string; data?: { next: string } }>(),
    status: answer.statusCode,
    cookie: set ? `leitai_review=${set.value}` : '',
    set,
  }
}
const self = (cookie: string) => world.app.inject({ url: '/api/spic-review/user/self', headers: { cookie } })

test('the first password sets one’s own, once; the session is the reviewer’s and ends with the logout', async () => {
  const { code } = await add('wang-2020-a')
  expect(await knock('user/login', { account: 'wang-2020-a', password: code })).toMatchObject({
    status: 200,
    data: { next: 'password' },
    cookie: '',
  })
  const wide = (text: string) =>
    text.replaceAll(/[!-~]/g, sign => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))
  expect(
    await knock('user/login', { account: ` ${wide('wang-2020-a')}`, password: `\u3000${wide(code)}` }),
  ).toMatchObject({ data: { next: 'password' } })
  const weak = await knock('user/first', { account: 'wang-2020-a', code, password: '1234567890' })
  expect(weak.errno).toBe('e400560')
  const password = 'a calm river 7'
  const entered = await knock('user/first', { account: 'wang-2020-a', code, password })
  expect(entered).toMatchObject({ status: 200, data: { next: 'enter' } })
  expect(entered.set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect((await self(entered.cookie)).json()).toEqual({
    status: 'e200',
    data: {
      account: 'wang-2020-a',
      name: '王敏',
      role: 2,
      year: 2020,
      edition: { id: edition.id, name: '2020 试点项目大赛' },
    },
  })
  // Good once.
  expect((await knock('user/first', { account: 'wang-2020-a', code, password })).errno).toBe('e401561')
  const again = await knock('user/login', { account: 'WANG-2020-a', password })
  expect(again.data).toEqual({ next: 'enter' })
  await knock('user/logout', {}, again.cookie)
  const out = await self(again.cookie)
  expect([out.statusCode, out.json().status]).toEqual([401, 'e401560'])
  // The other device stays in.
  expect((await self(entered.cookie)).statusCode).toBe(200)
})

const actionsOf = (account: string) =>
  world.db
    .selectFrom('review_event')
    .innerJoin('reviewer', 'reviewer.id', 'review_event.reviewer_id')
    .select('action')
    .where('account', '=', account)
    .orderBy('review_event.id')
    .execute()
    .then(rows => rows.map(row => row.action))

test('five wrong passwords keep their network out for a quarter of an hour, however many come at once, and let others in', async () => {
  const { code } = await add('lock-2020-a')
  const login = (password: string, from: string) =>
    knock('user/login', { account: 'Lock-2020-a', password }, '', from)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) => login('wrong', `2001:db8:0:1::${number}`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(7).fill(429),
  ])
  // What came after the fifth was not looked at.
  expect((await actionsOf('lock-2020-a')).toSorted()).toEqual([
    'session.locked',
    ...Array<string>(4).fill('session.wrongPassword'),
  ])
  expect((await login(code, '2001:db8:0:1::ff')).errno).toBe('e42901')
  expect((await login(code, '2001:db8:0:2::ff')).status).toBe(200)
  const before = world.clock.now()
  world.setNow(new Date(before.getTime() + 15 * 60_000))
  expect((await login(code, '2001:db8:0:1::ff')).status).toBe(200)
  world.setNow(before)
  await world.db.deleteFrom('rate_window').execute()
})

test.each([
  ['login', { password: 'wrong' }],
  ['first', { code: 'wrong', password: 'a calm river 7' }],
])(
  'an unknown account is answered at /%s by the same statements and in the same words as a known one',
  async (path, body) => {
    await add(`real-2020-${path}`)
    const tries = async (account: string) => {
      const { result, sent } = await world.record(async () => {
        const got = []
        for (let times = 0; times < 6; times++)
          got.push((await knock(`user/${path}`, { account, ...body })).errno)
        return got
      })
      return { result, sent: sent.map(({ text }) => text) }
    }
    const known = await tries(`real-2020-${path}`)
    expect(known.result).toEqual([...Array<string>(5).fill('e401561'), 'e42901'])
    expect(await tries(`none-2020-${path}`)).toEqual(known)
    await world.db.deleteFrom('rate_window').execute()
  },
)

test('where a second factor is asked for, a session counts once the mailed code is given, under another secret; five wrong ones have to wait', async () => {
  const other = await addEdition(world, { year: 2021 })
  const made = await ask(world, `POST /api/admin/spic/${other.id}/reviewers`, {
    as: admin,
    body: { ...facts, email: 'wang@example.org', account: 'code-2021-a' },
  })
  const setting = await ask(world, `PUT /api/admin/spic/${other.id}/review-setting`, {
    as: admin,
    body: { needsCode: true },
  })
  expect(setting.status).toBe(200)
  const account = 'code-2021-a'
  const entered = await knock('user/first', { account, code: made.data.code, password: 'a calm river 7' })
  expect(entered.data).toEqual({ next: 'code' })
  expect((await self(entered.cookie)).statusCode).toBe(401)
  const codeOf = async () => {
    const { subject, body_text } = await world.db
      .selectFrom('mail')
      .select(['subject', 'body_text'])
      .where('address', '=', 'wang@example.org')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(subject).not.toMatch(/\d{6}/)
    return /\d{6}/.exec(body_text)?.[0] ?? ''
  }
  const right = await codeOf()
  const verified = await knock(
    'user/code',
    { code: ` ${right.slice(0, 3)} ${right.slice(3)}\u3000` },
    entered.cookie,
  )
  expect(verified).toMatchObject({
    data: { next: 'enter' },
    set: { httpOnly: true, sameSite: 'Lax', path: '/' },
  })
  expect((await self(verified.cookie)).statusCode).toBe(200)
  // A secret planted in this browser before is no longer valid.
  expect((await self(entered.cookie)).statusCode).toBe(401)

  // Guesses are counted over all sessions, with those at the password.
  const login = () => knock('user/login', { account, password: 'a calm river 7' })
  const first = await login()
  const wrong = (await codeOf()) === '000000' ? '000001' : '000000'
  for (let times = 0; times < 4; times++)
    expect((await knock('user/code', { code: wrong }, first.cookie)).errno).toBe('e401562')
  const second = await login()
  const code = await codeOf()
  expect((await knock('user/code', { code }, first.cookie)).errno).toBe('e401562')
  const other2 = code === wrong ? '000002' : wrong
  expect((await knock('user/code', { code: other2 }, second.cookie)).errno).toBe('e401562')
  expect((await actionsOf(account)).at(-1)).toBe('session.locked')
  expect((await knock('user/code', { code }, second.cookie)).errno).toBe('e42901')
  expect((await login()).errno).toBe('e42901')
  expect((await knock('user/code', { code }, second.cookie, '10.0.0.9')).data).toEqual({ next: 'enter' })
  expect((await self(second.cookie)).statusCode).toBe(401)
})

test('a link lets its reviewer in until it is revoked or over; who came in by it is out with it', async () => {
  const { id } = await add('link-2020-a')
  const { data } = await ask(world, `POST ${reviewers()}/${id}/links`, {
    as: admin,
    body: { days: 1, isMailed: false },
  })
  const token = String(data.address).split('/').at(-1) ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(await world.db.selectFrom('reviewer_link').selectAll().execute())).not.toContain(
    token,
  )
  const read = () => world.app.inject({ url: `/api/spic-review/links/${token}` })
  expect((await read()).json().data).toEqual({ account: 'link-2020-a', name: '王敏', year: 2020 })
  const entered = await knock(`links/${token}`, {})
  expect((await self(entered.cookie)).json().data.account).toBe('link-2020-a')
  // No longer than the link itself.
  const before = world.clock.now()
  world.setNow(new Date(before.getTime() + 86_400_000))
  expect((await self(entered.cookie)).statusCode).toBe(401)
  expect((await read()).statusCode).toBe(404)
  world.setNow(before)
  expect((await self(entered.cookie)).statusCode).toBe(200)
  await ask(world, `DELETE ${reviewers()}/${id}/links/${data.id}`, { as: admin })
  expect((await self(entered.cookie)).statusCode).toBe(401)
  expect((await knock(`links/${token}`, {})).status).toBe(404)
})

test('a new first password ends the personal links of before', async () => {
  const { id } = await add('lost-2020-a')
  const { data } = await ask(world, `POST ${reviewers()}/${id}/links`, {
    as: admin,
    body: { days: 1, isMailed: false },
  })
  await ask(world, `POST ${reviewers()}/${id}/code`, { as: admin, body: { reason: '电脑丢失' } })
  const token = String(data.address).split('/').at(-1) ?? ''
  expect((await knock(`links/${token}`, {})).errno).toBe('e404560')
  const { data: shown } = await ask(world, `GET ${reviewers()}/${id}`, { as: admin })
  expect(shown.links).toMatchObject([{ id: data.id, isRevoked: true }])
})

test('disabling, another role and a new first password end sessions', async () => {
  const ways: [string, (id: number) => Promise<unknown>][] = [
    [
      'disabled',
      id =>
        ask(world, `PUT ${reviewers()}/${id}/state`, {
          as: admin,
          body: { isDisabled: true, reason: '退出' },
        }),
    ],
    [
      'role',
      async id =>
        ask(world, `PUT ${reviewers()}/${id}`, {
          as: admin,
          body: { value: { ...facts, role: 3 }, tag: await tagOf(id) },
        }),
    ],
    ['code', id => ask(world, `POST ${reviewers()}/${id}/code`, { as: admin, body: { reason: '忘记密码' } })],
  ]
  for (const [name, act] of ways) {
    const reviewer = await makeReviewer(world, edition, 2)
    expect([name, (await self(reviewer.headers.cookie)).statusCode]).toEqual([name, 200])
    await act(reviewer.id)
    expect([name, (await self(reviewer.headers.cookie)).statusCode]).toEqual([name, 401])
  }
})

test('a list makes all its accounts or none, and says of each wrong line why', async () => {
  const { id: trackId } = await world.db
    .insertInto('spic_track')
    .values({ edition_id: edition.id, sort: 1, name_zh: '能源' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const load = (csv: string) => ask(world, `POST ${reviewers()}/import`, { as: admin, body: { csv } })
  const head = 'account,name,organisation,email,role,capacity,tracks\n'
  const wrong = await load(`${head}list-2020-a,甲,,,2,5,能源\nlist-2020,乙,,,2,5,\nlist-2020-a,丙,,no,7,x,\n`)
  expect(wrong).toMatchObject({
    status: 400,
    errno: 'e400562',
    paths: [
      'body.csv.3.account',
      'body.csv.4.capacity',
      'body.csv.4.doubled',
      'body.csv.4.email',
      'body.csv.4.role',
    ],
  })
  expect((await load(`${head}list-2020-a,甲,,,2,5,交通\n`)).paths).toEqual(['body.csv.2.tracks'])
  expect((await load(`${head}list-2019-a,甲,,,2,5,能源\n`)).errno).toBe('e400561')
  const before = await world.db
    .selectFrom('reviewer')
    .select('id')
    .where('account', 'like', 'list-%')
    .execute()
  expect(before).toEqual([])
  const made = await load(
    `\uFEFF${head}list-2020-a,"甲, 教授",某大学,a@example.org,2,5,能源\n\nｌｉｓｔ－２０２０－ｂ,乙,,,２,５\n`,
  )
  expect(made.data.reviewers).toEqual([
    { account: 'list-2020-a', name: '甲, 教授', code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/) },
    { account: 'list-2020-b', name: '乙', code: expect.any(String) },
  ])
  const { data } = await ask(world, `GET ${reviewers()}`, { as: admin })
  expect(data.reviewers.find((one: { account: string }) => one.account === 'list-2020-a')).toMatchObject({
    organisation: '某大学',
    role: 2,
    capacity: 5,
    trackIds: [trackId],
    state: 'new',
  })
  expect((await load(`${head}list-2020-b,乙,,,2,5,\n`)).errno).toBe('e409560')
})

test('what reviewers do is traced, and nothing of it can be changed', async () => {
  const { data } = await ask(world, `GET /api/admin/spic/${edition.id}/review-trace`, { as: admin })
  expect(data.events.map((one: { action: string }) => one.action)).toContain('多次输错，暂时不能再试')
  await expect(world.db.updateTable('review_event').set({ action: 'sheet.save' }).execute()).rejects.toThrow(
    'append only',
  )
})

test('nobody is let in by a page of another site', async () => {
  for (const [path, body] of [
    ['user/login', { account: 'a-2020-a', password: 'x' }],
    ['user/logout', {}],
    ['user/code', { code: '1' }],
    ['user/first', { account: 'a-2020-a', code: 'x', password: 'a calm river 7' }],
    [`links/${'a'.repeat(43)}`, {}],
  ] as const) {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/spic-review/${path}`,
      headers: { origin: 'https://elsewhere.example' },
      payload: body,
    })
    expect([path, answer.json().errno]).toEqual([path, 'e40302'])
  }
})
