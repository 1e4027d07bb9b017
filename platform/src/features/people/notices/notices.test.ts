import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dangers } from '../../../../test/dangers.ts'
import { makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { messageHtml, messageLimit } from './rules.ts'
import { deliver } from './server/deliver.ts'
import { notify } from './server/notify.ts'

describe('a message', () => {
  test.each([
    ['短', 'short'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['&'.repeat(400), 'entities'],
    ['😀'.repeat(400), 'characters of two halves'],
    ['字'.repeat(255), 'just long enough'],
    ['字'.repeat(256), 'just too long'],
  ])('of %s fits and is only text', text => {
    const html = messageHtml(text, '/competitions/1001/discuss/5#post-9', '查看')
    const read = html.replace(/ <a .*$/u, '').replace(/&#?\w+;/gu, 'x')
    expect([...read]).toHaveLength(Math.min([...text].length, messageLimit))
    expect(read.endsWith('…')).toBe([...text].length > messageLimit)
    // What the column holds of the system account.
    expect([...html].length).toBeLessThan(4_000)
    expect(dangers(html)).toEqual([])
    expect(html).toMatch(/^[^<>]*<a href="\/competitions\/1001\/discuss\/5#post-9">查看<\/a>$/u)
    expect(html.isWellFormed()).toBe(true)
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a"b', ''])(
    'never leads to %s',
    path => expect(() => messageHtml('x', path, 'y')).toThrow('not a path'),
  )
})

describe('a notice', () => {
  let world: World
  beforeAll(async () => (world = await makeWorld()))
  afterAll(() => world.close())
  const waiting = async () =>
    (
      await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(world.db)
    ).rows.map(row => row.payload)
  const notice = { key: 'k', kind: 'team.members' as const, text: { zh: '你好', en: 'Hello' }, path: '/a' }

  test('stands exactly when its transaction does, and not for who did it', async () => {
    const undone = world.db.transaction().execute(async tx => {
      await notify(tx, notice, { to: [1], actor: 2 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
    await world.db.transaction().execute(tx => notify(tx, notice, { to: [7], actor: 7 }))
    expect(await waiting()).toEqual([])
    await world.db.transaction().execute(tx => notify(tx, notice, { to: [7, 8, 8, 9], actor: 9 }))
    expect(await waiting()).toEqual([{ ...notice, to: [7, 8] }])
  })

  test('is written once in each one’s language, however often the job runs, and not to the disabled', async () => {
    const zh = await makeUser(world)
    const en = await makeUser(world, { language: 'en-US' })
    const gone = await makeUser(world, { disabled_at: new Date() })
    const job = { ...notice, key: 'twice', to: [zh.id, en.id, gone.id] }
    await Promise.all([1, 2, 3].map(() => deliver(world.db, job, world.clock.now())))
    await deliver(world.db, job, world.clock.now())
    const messages = await world.db
      .selectFrom('message')
      .select(['sender_id', 'receiver_id', 'content', 'read_at'])
      .orderBy('receiver_id')
      .execute()
    expect(messages).toEqual([
      { sender_id: 100_000, receiver_id: zh.id, content: '你好 <a href="/a">查看</a>', read_at: null },
      { sender_id: 100_000, receiver_id: en.id, content: 'Hello <a href="/a">See it</a>', read_at: null },
    ])
  })
})
