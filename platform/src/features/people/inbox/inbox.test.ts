import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const send = (as: TestUser | undefined, to: readonly TestUser[], content = '你好') =>
  ask(world, 'POST /api/v1/inbox/messages', { as, body: { receivers: to.map(user => user.id), content } })
const sessions = async (as: TestUser) => (await ask(world, 'GET /api/v1/inbox/sessions', { as })).data
const talk = (as: TestUser, other: { id: number }, more = '') =>
  ask(world, `GET /api/v1/inbox/messages?participator=${other.id}${more}`, { as })
const texts = async (as: TestUser, other: TestUser, more = '') =>
  (await talk(as, other, more)).data.messages.map((message: { content: string }) => message.content)
const unread = async (as: TestUser) =>
  (await ask(world, 'GET /api/v1/inbox/messages/unread/count', { as })).data.unread_count
const block = (as: TestUser, other: TestUser) => ask(world, `PUT /api/users/${other.id}/block`, { as })
const old = { created_at: new Date('2020-01-01') }

/** What the sides of all conversations say, and what their messages say. */
async function sidesAndRows() {
  const { rows } = await sql<{ kept: unknown; counted: unknown }>`
    select jsonb_build_array(s.unread_count, s.last_message_id) as kept, jsonb_build_array(
      count(*) filter (where m.receiver_id = s.user_id and m.read_at is null and not m.hidden_by_receiver),
      max(m.id) filter (where not case when m.sender_id = s.user_id then m.hidden_by_sender else m.hidden_by_receiver end)
    ) as counted
    from conversation_side s join message m using (conversation_id)
    group by s.user_id, s.other_id order by s.user_id, s.other_id`.execute(world.db)
  return { kept: rows.map(row => row.kept), counted: rows.map(row => row.counted) }
}

describe('a message', () => {
  test('reaches each receiver once, in the order of writing, and stands in both their lists', async () => {
    const [a, b, c] = [await makeUser(world), await makeUser(world), await makeUser(world)]
    const sent = await send(a, [c, b, c], '大家好')
    expect(sent).toMatchObject({ status: 200, data: { affectedRows: 2 } })
    await send(b, [a], '你好\n在吗')
    expect(await sessions(a)).toMatchObject({
      session_total: 2,
      unread_count: 1,
      sessions: [
        {
          participantor: { id: b.id, name: b.name, avatar: null },
          unread_count: 1,
          snippet: '你好 在吗',
          is_replied: false,
        },
        { participantor: { id: c.id }, unread_count: 0, snippet: '大家好', is_replied: true },
      ],
    })
    expect((await ask(world, 'GET /api/v1/inbox/preview?per_page=1', { as: a })).data).toMatchObject({
      session_total: 2,
      sessions: [{ participantor: { id: b.id } }],
    })
    expect(await talk(a, b)).toMatchObject({
      status: 200,
      data: {
        messages: [
          { sender_id: b.id, content: '你好\n在吗', html: null, is_read: false },
          { sender_id: a.id, content: '大家好', is_read: false },
        ],
        has_more: false,
        participantor: { id: b.id },
        sessions: [{ unread_count: 1 }],
        unread_count: 1,
        abilities: { write: { allowed: true }, report: { allowed: true } },
      },
    })
    expect(await texts(c, b)).toEqual([])
  })

  test('is read by page, or from where one is, whatever comes meanwhile', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    for (let n = 1; n <= 5; n++) await send(a, [b], `第 ${n} 句`)
    expect(await texts(b, a, '&per_page=2&page=2')).toEqual(['第 3 句', '第 2 句'])
    const first = (await talk(b, a, '&per_page=2')).data
    expect(first.has_more).toBe(true)
    await send(a, [b], '新的')
    const before = first.messages.at(-1).id
    expect(await texts(b, a, `&per_page=2&before=${before}`)).toEqual(['第 3 句', '第 2 句'])
    expect((await talk(b, a, `&per_page=3&before=${before}`)).data.has_more).toBe(false)
  })

  test.each([
    ['', ['body.content']],
    ['   \n', ['body.content']],
    ['字'.repeat(256), ['body.content']],
    ['\u200b', ['body.content']],
  ])('of %j is not sent', async (content, paths) => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    expect(await send(a, [b], content)).toMatchObject({ errno: 'e40001', paths })
  })

  test('is refused whole, and the place of whom it cannot reach is named', async () => {
    const [a, b, gone] = [
      await makeUser(world),
      await makeUser(world),
      await makeUser(world, { disabled_at: new Date() }),
    ]
    const system = { ...a, id: 100_000 }
    expect(await send(undefined, [b])).toMatchObject({ status: 401, errno: 'e40101' })
    expect(await send(a, [])).toMatchObject({ errno: 'e40001', paths: ['body.receivers'] })
    expect(await send(a, [b, a])).toMatchObject({ errno: 'e400100', paths: ['body.receivers.1'] })
    expect(await send(a, [system])).toMatchObject({ errno: 'e403102', paths: ['body.receivers.0'] })
    expect(await send(a, [b, gone])).toMatchObject({
      status: 404,
      errno: 'e404101',
      paths: ['body.receivers.1'],
    })
    expect(
      (
        await send(
          a,
          Array.from({ length: 21 }, () => b),
        )
      ).errno,
    ).toBe('e40001')
    expect(await unread(b)).toBe(0)
    expect((await talk(a, gone)).errno).toBe('e404101')
    expect((await talk(a, system)).data.abilities.write).toMatchObject({ allowed: false, code: 'e403102' })
  })

  test('is sent once however often a request is repeated', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    const once = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/v1/inbox/messages',
        headers: { ...a.headers, 'idempotency-key': 'the-same-1' },
        payload: { receivers: [b.id], content: '一次' },
      })
    const answers = await Promise.all([once(), once(), once()])
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(await unread(b)).toBe(1)
  })

  test('of the system account is cut to plain HTML; its conversation stands in no list', async () => {
    const user = await makeUser(world)
    await world.db
      .insertInto('message')
      .values({
        sender_id: 100_000,
        receiver_id: user.id,
        content: '<p onclick="x()">你好 <a href="/a">查看</a><script>x()</script></p>',
        read_at: null,
      })
      .execute()
    expect((await talk(user, { id: 100_000 })).data.messages).toMatchObject([
      { html: '<p>你好 <a href="/a">查看</a></p>' },
    ])
    expect(await sessions(user)).toMatchObject({ sessions: [], session_total: 0 })
  })
})

describe('a block', () => {
  test('keeps either from writing, and tells only the one who set it', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    await send(a, [b])
    await block(b, a)
    expect(await send(a, [b])).toMatchObject({ status: 403, errno: 'e403100', paths: ['body.receivers.0'] })
    expect((await send(b, [a])).errno).toBe('e403101')
    expect((await talk(a, b)).data).toMatchObject({
      is_blocked: false,
      abilities: { write: { allowed: false, code: 'e403100' } },
    })
    expect((await talk(b, a)).data).toMatchObject({
      is_blocked: true,
      abilities: { write: { allowed: false, code: 'e403101' } },
    })
    await ask(world, `DELETE /api/users/${a.id}/block`, { as: b })
    expect((await send(a, [b])).status).toBe(200)
  })
})

describe('what somebody was sent', () => {
  test('is marked read one by one or all at once, and only by them', async () => {
    const [a, b, c] = [await makeUser(world), await makeUser(world), await makeUser(world)]
    const { data } = await send(a, [b, c])
    await send(c, [b])
    const ids: number[] = data.messages
    const read = (as: TestUser | undefined, messages: number[]) =>
      ask(world, 'PUT /api/v1/inbox/messages/read', { as, body: { messages } })
    expect((await read(undefined, ids)).status).toBe(401)
    expect((await read(b, [])).errno).toBe('e40001')
    expect((await read(a, ids)).data).toEqual({ affectedRows: 0, unread_count: 0 })
    expect((await read(b, ids)).data).toEqual({ affectedRows: 1, unread_count: 1 })
    expect((await read(b, ids)).data).toEqual({ affectedRows: 0, unread_count: 1 })
    expect((await ask(world, 'PUT /api/v1/inbox/messages', { as: b })).data).toEqual({
      affectedRows: 1,
      unread_count: 0,
    })
    expect([await unread(b), await unread(c)]).toEqual([0, 1])
  })

  test('is deleted for oneself alone, one message or all of them', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    const first = (await send(a, [b], '一')).data.messages[0]
    await send(a, [b], '二')
    const remove = (as: TestUser | undefined, path: string) =>
      ask(world, `DELETE /api/v1/inbox/${path}`, { as })
    const [stranger] = [await makeUser(world)]
    expect((await remove(undefined, `messages/${first}`)).status).toBe(401)
    expect((await remove(stranger, `messages/${first}`)).errno).toBe('e404100')
    expect((await remove(b, `messages/${first}`)).data).toBe(1)
    expect((await remove(b, `messages/${first}`)).data).toBe(0)
    expect([await unread(b), await texts(b, a), await texts(a, b)]).toEqual([1, ['二'], ['二', '一']])
    const { id } = (await sessions(b)).sessions[0]
    expect((await remove(stranger, `sessions/${id}`)).errno).toBe('e404102')
    expect((await remove(b, `sessions/${id}`)).data).toEqual({ affectedRows: 1 })
    expect(await sessions(b)).toEqual({ sessions: [], unread_count: 0, session_total: 0 })
    // What comes later is seen again.
    await send(a, [b], '三')
    expect([await texts(b, a), (await sessions(b)).session_total]).toEqual([['三'], 1])
  })
})

describe('somebody new', () => {
  const strangers = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser(world, old)))

  test('begins at most twenty conversations a day, however many at once; answers are none', async () => {
    const [novice, friend] = [
      await makeUser(world, { created_at: world.clock.now() }),
      await makeUser(world, old),
    ]
    await send(friend, [novice])
    const [first, ...rest] = await strangers(22)
    expect((await send(novice, rest.slice(0, 18))).status).toBe(200)
    const tried = await Promise.all(
      rest
        .slice(18)
        .concat(first ?? [])
        .map(one => send(novice, [one])),
    )
    expect(tried.filter(answer => answer.status === 200)).toHaveLength(2)
    expect(tried.find(answer => answer.status !== 200)).toMatchObject({ status: 429, errno: 'e429100' })
    // Who is known already may be written to.
    expect((await send(novice, [friend, ...rest.slice(0, 3)])).status).toBe(200)
  })

  test('is new no more after a week', async () => {
    const writer = await makeUser(world, old)
    for (const _ of [1, 2]) expect((await send(writer, await strangers(20))).status).toBe(200)
  })
})

test('what sides say of their messages stays true when all of it happens at once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(world, old)))
  const one = (index: number) => people[index % people.length] as TestUser
  const mine = async (as: TestUser, other: TestUser) => (await talk(as, other, '&per_page=50')).data
  const acts = [
    (n: number) => send(one(n), people.filter(person => person !== one(n)).toReversed()),
    (n: number) => send(one(n), [one(n + 1 + (n % 4))]),
    (n: number) => ask(world, 'PUT /api/v1/inbox/messages', { as: one(n) }),
    async (n: number) => {
      const { messages } = await mine(one(n), one(n + 1))
      if (messages.length > 0)
        await ask(world, 'PUT /api/v1/inbox/messages/read', {
          as: one(n),
          body: { messages: messages.map((message: { id: number }) => message.id).toReversed() },
        })
    },
    async (n: number) => {
      const { messages } = await mine(one(n), one(n + 2))
      if (messages[0]) await ask(world, `DELETE /api/v1/inbox/messages/${messages[0].id}`, { as: one(n) })
    },
    async (n: number) => {
      const { sessions: found } = await mine(one(n), one(n + 1))
      if (found[0]) await ask(world, `DELETE /api/v1/inbox/sessions/${found[0].id}`, { as: one(n) })
    },
  ]
  await Promise.all(Array.from({ length: 90 }, (_, n) => acts[(n * 7) % acts.length]?.(n)))
  const { kept, counted } = await sidesAndRows()
  expect(kept.length).toBeGreaterThan(20)
  expect(kept).toEqual(counted)
})

describe('a report', () => {
  test('shows staff what was written until then, once, and is decided once', async () => {
    const [a, b] = [await makeUser(world), await makeUser(world)]
    const administrator = await makeStaff(world, 'administrator')
    const report = (as: TestUser | undefined, other: TestUser) =>
      ask(world, 'POST /api/v1/inbox/reports', {
        as,
        body: { participator: other.id, reason: 'fraud', note: '要我转账' },
      })
    expect((await report(undefined, a)).status).toBe(401)
    expect((await report(b, a)).errno).toBe('e404102')
    expect((await report(b, b)).errno).toBe('e400101')
    await send(a, [b], '请转账')
    const { data } = await report(b, a)
    expect((await report(b, a)).errno).toBe('e409100')
    await send(a, [b], '后来的话')
    const list = (as: TestUser, state = 'open') =>
      ask(world, `GET /api/admin/inbox/reports?state=${state}`, { as })
    expect((await list(b)).errno).toBe('e40301')
    expect((await ask(world, 'GET /api/admin/home', { as: administrator })).data.tasks).toContainEqual(
      expect.objectContaining({ kind: 'conversation-reports', path: '/admin/messages' }),
    )
    expect((await list(administrator)).data).toMatchObject({
      open: 1,
      reports: [
        {
          id: data.id,
          reporter: { id: b.id },
          reported: { id: a.id },
          reason: 'fraud',
          note: '要我转账',
          messages: [{ senderId: a.id, content: '请转账' }],
        },
      ],
    })
    const resolve = (as: TestUser, id: number) =>
      ask(world, `PUT /api/admin/inbox/reports/${id}`, { as, body: { outcome: 'acted', reason: '诈骗' } })
    expect((await resolve(b, data.id)).errno).toBe('e40301')
    expect((await resolve(administrator, 999_999)).errno).toBe('e404103')
    expect((await resolve(administrator, data.id)).status).toBe(200)
    expect((await resolve(administrator, data.id)).errno).toBe('e409101')
    expect((await list(administrator, 'resolved')).data).toMatchObject({
      total: 1,
      reports: [{ outcome: 'acted', resolvedBy: administrator.name }],
    })
    // Another one may follow.
    expect((await report(b, a)).status).toBe(200)
  })
})
