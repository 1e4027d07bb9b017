import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { dangers } from '../../../../test/dangers.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeNotice } from '../../../../test/notices.ts'
import { runJob } from '../../../../test/queue.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { countMark, isOwnPath, noticeHtml, noticeLimit, noticeText, type Notice } from './rules.ts'
import { deliver, deliverEach } from './server/deliver.ts'
import { noticeJobs } from './server/jobs.ts'
import { notify } from './server/notify.ts'

describe('what stands in a notice', () => {
  test.each([
    '短',
    '<img src=x onerror=alert(1)>',
    '&'.repeat(700),
    '😀'.repeat(700),
    '字'.repeat(noticeLimit),
  ])('is only text that fits: %.30s', text => {
    const short = noticeText(text)
    expect([...short]).toHaveLength(Math.min([...text].length, noticeLimit))
    expect(short.endsWith('…')).toBe([...text].length > noticeLimit)
    const html = noticeHtml(short, '/competitions/1001/discuss/5#post-9', '查看')
    expect(dangers(html)).toEqual([])
    expect(html).toMatch(
      /^<p>[^<>]*<\/p><p><a href="\/competitions\/1001\/discuss\/5#post-9">查看<\/a><\/p>$/u,
    )
    expect(html.isWellFormed()).toBe(true)
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a"b', ''])(
    'never leads to %s',
    path => expect(isOwnPath(path)).toBe(false),
  )
})

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const waiting = async () =>
  (
    await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(world.db)
  ).rows.map(row => row.payload)
const notice: Notice = { key: 'k', kind: 'team.members', text: { zh: '你好', en: 'Hello' }, path: '/a' }
const tell = (key: string, to: readonly number[], given: Partial<Notice> = {}) =>
  deliver(world.db, { ...notice, key, to, ...given }, world.clock.now())
const list = async (as: TestUser, query = '') =>
  (await ask(world, `GET /api/v2/notices?${query}`, { as })).data
const texts = async (as: TestUser): Promise<string[]> =>
  (await list(as)).list.map((one: { intro: string }) => one.intro)
const unread = async (as: TestUser) => (await list(as)).unread_count as number

describe('telling', () => {
  test('happens exactly when its transaction does, and not to who did it', async () => {
    const undone = world.db.transaction().execute(async tx => {
      await notify(tx, notice, { to: [1], actor: 2 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await world.db.transaction().execute(tx => notify(tx, notice, { to: [7], actor: 7 }))
    expect(await waiting()).toEqual([])
    await world.db.transaction().execute(tx => notify(tx, notice, { to: [7, 8, 8, 9], actor: 9 }))
    expect(await waiting()).toEqual([{ ...notice, to: [7, 8] }])
  })

  test('twice, and thrice at once, is once, in the language of whoever reads, and not to the disabled', async () => {
    const one = await makeUser(world)
    const gone = await makeUser(world, { disabled_at: new Date() })
    const told = await Promise.all([1, 2, 3].map(() => tell('twice', [one.id, gone.id, 100_000])))
    expect(told.toSorted()).toEqual([0, 0, 1])
    expect(await tell('twice', [one.id])).toBe(0)
    const answer = await ask(world, 'GET /api/v2/notices', { as: one, lang: 'en-US' })
    expect(answer.data).toMatchObject({ total: 1, unread_count: 1, list: [{ intro: 'Hello', path: '/a' }] })
    expect(answer.data.list[0]).toMatchObject({ title: 'Team changes', is_read: false, count: 1 })
    expect(await texts(one)).toEqual(['你好'])
    const { rows } = await sql`select from notice where user_id in (${gone.id}, 100000)`.execute(world.db)
    expect(rows).toEqual([])
  })

  test('of many notices takes as many statements as of one, and each person gets each of theirs once', async () => {
    const people = [await makeUser(world), await makeUser(world)]
    const each = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        key: `each:${count}:${at}`,
        text: { zh: `第 ${at} 条`, en: `No. ${at}` },
        path: `/e/${at}`,
        // The first notice goes to both people, the others go to them in turn.
        to: at === 0 ? people.map(one => one.id) : [people[at % 2]?.id ?? 0],
      }))
    const tellEach = (count: number) =>
      world.record(() => deliverEach(world.db, 'team.members', each(count), world.clock.now()))
    const single = await tellEach(1)
    const many = await tellEach(6)
    expect([single.result, many.result, (await tellEach(6)).result]).toEqual([2, 7, 0])
    expect(many.sent.length).toBe(single.sent.length)
    const [one, other] = await Promise.all(people.map(texts))
    expect(one?.toSorted()).toEqual(['第 0 条', '第 0 条', '第 2 条', '第 4 条'])
    expect(other?.toSorted()).toEqual(['第 0 条', '第 0 条', '第 1 条', '第 3 条', '第 5 条'])
  })

  test('leads nowhere else', () =>
    expect(tell('away', [1], { path: '//evil.example' })).rejects.toThrow('not a path'))

  test('gathers what is alike until it is read, and leads to the first', async () => {
    const reader = await makeUser(world)
    const group = { key: 'thread:1', text: { zh: `${countMark} 条回复`, en: `${countMark} replies` } }
    const reply = (n: number) =>
      tell(`reply:${n}`, [reader.id], { text: { zh: `回复 ${n}`, en: `Reply ${n}` }, path: `/r/${n}`, group })
    await reply(1)
    expect(await texts(reader)).toEqual(['回复 1'])
    await Promise.all([reply(2), reply(3), reply(2)])
    await tell('other', [reader.id])
    const [, gathered] = (await list(reader)).list.toSorted(
      (x: { count: number }, y: { count: number }) => x.count - y.count,
    )
    expect(gathered).toMatchObject({ intro: '3 条回复', count: 3, path: '/r/1' })
    expect(await unread(reader)).toBe(2)
    await ask(world, 'PUT /api/v2/notices', { as: reader, body: { id: gathered.id } })
    await reply(4)
    expect((await texts(reader)).toSorted()).toEqual(['3 条回复', '你好', '回复 4'])
  })

  test('reaches open pages of those whom it is told, without what it says', async () => {
    const reader = await makeUser(world)
    const other = await makeUser(world)
    const answer = await world.app.inject({
      url: '/api/users/inbox/events',
      headers: reader.headers,
      payloadAsStream: true,
    })
    const stream = answer.stream().setEncoding('utf8')
    const parts: string[] = []
    const next = new Promise<void>(done =>
      stream.on('data', (part: string) => {
        parts.push(part)
        if (parts.length === 2) done()
      }),
    )
    await tell('live:other', [other.id])
    await tell('live', [reader.id])
    await next
    expect(parts).toEqual(['data: {}\n\n', 'data: {"notice":true}\n\n'])
    stream.destroy()
  })
})

describe('reading', () => {
  test('one lowers the number by one, all to none, and once is enough', async () => {
    const reader = await makeUser(world)
    const ids = [
      await makeNotice(world, reader.id),
      await makeNotice(world, reader.id),
      await makeNotice(world, reader.id),
    ]
    const put = async (body: Record<string, unknown>) =>
      (await ask(world, 'PUT /api/v2/notices', { as: reader, body })).data
    expect(await put({ id: ids[0] })).toEqual({ affectedRows: 1, unread_count: 2 })
    expect(await put({ id: ids[0] })).toEqual({ affectedRows: 0, unread_count: 2 })
    expect(await put({})).toEqual({ affectedRows: 2, unread_count: 0 })
    expect((await list(reader)).list.every((one: { is_read: boolean }) => one.is_read)).toBe(true)
  })

  test('goes by pages of ten, the newest first', async () => {
    const reader = await makeUser(world)
    for (let n = 1; n <= 12; n++)
      await makeNotice(world, reader.id, {
        text: `第 ${n}`,
        createdAt: new Date(world.clock.now().getTime() - n),
      })
    const [first, second] = [await list(reader), await list(reader, 'page=2')]
    expect([first.list.length, second.list.length, first.total]).toEqual([10, 2, 12])
    expect([first.list[0].intro, second.list[1].intro]).toEqual(['第 1', '第 12'])
    expect((await ask(world, 'GET /api/v2/notices?pageSize=51', { as: reader })).errno).toBe('e50010')
  })

  test('deleted is gone, and not told again', async () => {
    const reader = await makeUser(world)
    await tell('deleted', [reader.id])
    const [{ id }] = (await list(reader)).list
    expect((await ask(world, `DELETE /api/v2/notices/${id}`, { as: reader })).data).toEqual({
      affectedRows: 1,
    })
    expect((await ask(world, `DELETE /api/v2/notices/${id}`, { as: reader })).errno).toBe('e404130')
    await tell('deleted', [reader.id])
    expect(await list(reader)).toEqual({ list: [], total: 0, unread_count: 0 })
  })

  test('is of one’s own notices alone', async () => {
    const [reader, stranger] = [await makeUser(world), await makeUser(world)]
    const id = await makeNotice(world, reader.id)
    for (const call of [`GET /api/v2/notices/${id}`, `DELETE /api/v2/notices/${id}`] as const) {
      expect((await ask(world, call, { as: stranger })).errno).toBe('e404130')
      expect((await ask(world, call)).errno).toBe('e40101')
    }
    expect((await ask(world, 'PUT /api/v2/notices', { as: stranger, body: { id } })).errno).toBe('e404130')
    await ask(world, 'PUT /api/v2/notices', { as: stranger, body: {} })
    expect(await unread(reader)).toBe(1)
    expect((await ask(world, `GET /api/v2/notices/${id}`, { as: reader })).data).toMatchObject({
      id,
      content: '<p>你好</p><p><a href="/competitions">查看</a></p>',
    })
  })
})

describe('choosing', () => {
  type Setting = { kind: string; site: boolean; mail: string; isKept: boolean }
  const call = 'POST /api/v2/users/notices/ignore-setting'
  const choose = (as: TestUser, ...settings: Record<string, unknown>[]) =>
    ask(world, call, { as, body: { settings } })
  const of = (answer: { data: { settings: Setting[] } }, kind: string) =>
    answer.data.settings.find(setting => setting.kind === kind)

  test('by kind decides what stands among the notices; what must be kept always does', async () => {
    const reader = await makeUser(world)
    const off = { site: false, mail: 'off' }
    const saved = await choose(reader, { kind: 'team.members', ...off }, { kind: 'team.banned', ...off })
    expect(of(saved, 'team.members')).toMatchObject({ ...off, isKept: false })
    expect(of(saved, 'team.banned')).toMatchObject({ site: true, mail: 'off', isKept: true })
    await tell('muted', [reader.id])
    await tell('kept', [reader.id], { kind: 'team.banned' })
    expect((await list(reader)).list).toMatchObject([{ kind: 'team.banned' }])
    // As it begins: no row is left of it.
    await choose(reader, { kind: 'team.members', site: true, mail: 'daily' })
    await tell('heard', [reader.id])
    expect(await unread(reader)).toBe(2)
    const rows = await world.db
      .selectFrom('notice_preference')
      .select('kind')
      .where('user_id', '=', reader.id)
      .execute()
    expect(rows).toEqual([{ kind: 'team.banned' }])
  })

  test('of one way leaves the other as it was, with both at once too', async () => {
    const reader = await makeUser(world)
    const [kind, site] = ['team.members', false]
    await choose(reader, { kind, site })
    expect(of(await choose(reader, { kind, mail: 'off' }), kind)).toMatchObject({ site, mail: 'off' })
    for (const on of Array.from({ length: 10 }, (_, at) => at % 2 === 0)) {
      const [isSeen, mail] = [{ kind, site: on }, on ? 'now' : 'off']
      await Promise.all([choose(reader, isSeen), choose(reader, { kind, mail })])
      expect(of(await choose(reader), kind)).toMatchObject({ site: on, mail })
    }
    expect(
      of(await choose(reader, { kind, site, mail: 'off' }, { kind, mail: 'daily' }), kind),
    ).toMatchObject({
      site,
      mail: 'daily',
    })
  })

  test('what is not on the site does not count there', async () => {
    const reader = await makeUser(world)
    await choose(reader, { kind: 'team.members', site: false, mail: 'daily' })
    await tell('mailed', [reader.id])
    expect(await list(reader)).toEqual({ list: [], total: 0, unread_count: 0 })
  })

  test('of what is no kind is refused', async () => {
    const reader = await makeUser(world)
    expect((await choose(reader, { kind: 'team.applauded', site: true, mail: 'off' })).errno).toBe('e400130')
    expect((await choose(reader, { kind: 'team.asked', site: true, mail: 'weekly' })).paths).toEqual([
      'body.settings.0.mail',
    ])
    expect((await ask(world, call, { body: {} })).errno).toBe('e40101')
  })
})

test('old notices are forgotten: read ones after a year, unread ones after two', async () => {
  const reader = await makeUser(world)
  const now = world.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const make = (days: number, isRead: boolean) =>
    makeNotice(world, reader.id, { createdAt: ago(days), readAt: isRead ? now : null })
  const kept = [await make(364, true), await make(366, false), await make(729, false)]
  await make(366, true)
  await make(731, false)
  // More than are deleted at once.
  await sql`
    insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at, read_at)
    select ${reader.id}, 'team.members', 'x', 'x', '/', true, false, ${ago(800)}::timestamptz, ${now}::timestamptz
    from generate_series(1, 5001)`.execute(world.db)
  const told = [729, 731].map(days => ({ key: `forgotten:${days}`, delivered_at: ago(days) }))
  await world.db.insertInto('delivered_notice').values(told).execute()
  await runJob(world, noticeJobs, 'notices.forget')
  const left = await world.db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', reader.id)
    .orderBy('id')
    .execute()
  expect(left.map(row => row.id)).toEqual(kept)
  const known = await world.db
    .selectFrom('delivered_notice')
    .select('key')
    .where('key', 'like', 'forgotten:%')
    .execute()
  expect(known.map(row => row.key)).toEqual(['forgotten:729'])
})
