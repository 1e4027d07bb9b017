import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeLog } from '../log/log.ts'
import { openDatabase, type Database } from './database.ts'
import { createDatabase } from './embedded.ts'
import { isPlainRead, PipelinedReads } from './pipelined-reads.ts'

let url: string
let reads: PipelinedReads
let opened: pg.Client[]
let now: number
beforeEach(async () => {
  url = await createDatabase(inject('postgresUrl'), `reads_${randomUUID().replaceAll('-', '')}`)
  now = 0
  reads = new PipelinedReads({ connectionString: url, application_name: 'reads' }, 2, () => now)
  opened = []
  reads.on('connect', client => {
    client.on('error', () => undefined)
    opened.push(client)
  })
})
afterEach(() => reads.end())

const ask = async (text: string, values: unknown[] = []) => {
  const answer = reads.query(text, values)
  if (!answer) throw new Error('all lines are held up')
  return (await answer).rows[0] as Record<string, unknown>
}
const processOf = () => ask('select pg_backend_pid() as pid').then(row => row.pid)

describe('reads that share connections', () => {
  test('stand on one, each with its own answer', async () => {
    const asked = Array.from({ length: 30 }, (_, n) => n)
    const answers = await Promise.all(
      asked.map(n => ask('select $1::int as n, pg_backend_pid() as pid', [n])),
    )
    expect(answers.map(row => row.n)).toEqual(asked)
    expect(new Set(answers.map(row => row.pid)).size).toBe(1)
    expect(opened).toHaveLength(1)
  })

  test('one that fails fails alone', async () => {
    const answers = await Promise.allSettled([
      ask('select 1 as n'),
      ask('select 1 / $1::int as n', [0]),
      ask('select n from no_such_table where n = $1', [1]),
      ask('select 2 as n'),
    ])
    expect(answers.map(one => (one.status === 'fulfilled' ? one.value.n : one.reason.code))).toEqual([
      1,
      '22012',
      '42P01',
      2,
    ])
  })

  test('one that is slow holds up what stands behind it and nothing that comes later', async () => {
    const first = await processOf()
    const slow = ask('select pg_sleep(0.2)::text as n, 1 as done')
    now += 60
    const [one, another] = [await processOf(), await processOf()]
    expect([one === first, another]).toEqual([false, one])
    expect(await slow).toMatchObject({ done: 1 })
    expect(await processOf()).toBe(first)
  })

  test('where all are held up nothing more is taken', async () => {
    const slow = [ask('select pg_sleep(0.1)')]
    now += 60
    slow.push(ask('select pg_sleep(0.1)'))
    now += 60
    expect(reads.query('select 1', [])).toBeUndefined()
    await Promise.all(slow)
    expect(await ask('select 1 as n')).toEqual({ n: 1 })
  })

  test('a connection that dies takes with it what it was asked, and another is made', async () => {
    const pid = await processOf()
    const slow = ask('select pg_sleep(5)')
    const behind = ask('select 1')
    const killed = Promise.allSettled([slow, behind])
    now += 60
    await ask('select pg_terminate_backend($1)', [pid])
    expect((await killed).map(one => one.status)).toEqual(['rejected', 'rejected'])
    expect(await ask('select 1 as n')).toEqual({ n: 1 })
  })

  test('a database that is away is told with its reason, and asked again', async () => {
    const away = new PipelinedReads({ host: '127.0.0.1', port: 1 }, 1)
    for (let tries = 0; tries < 2; tries++)
      await expect(away.query('select 1', [])).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await away.end()
  })
})

describe('what shares them', () => {
  test.each([
    ['select 1', true],
    ['  with a as (select 1) select * from a', true],
    ['select deleted_at, updated_at from lockers', true],
    ['select * from team where id = $1 for update', false],
    ['select * from team where id = $1 for no key update', false],
    ['select * from team for share', false],
    ['with a as (insert into team values (1) returning id) select * from a', false],
    ['with a as (delete from team returning id) select * from a', false],
    ['select pg_advisory_xact_lock(1)', false],
    ['select pg_notify($1, $2)', false],
    ["select nextval('team_id_seq')", false],
    ['insert into team values (1)', false],
    ['update team set name = $1', false],
    ['begin', false],
    ['listen jobs', false],
  ])('%s: %s', (text, expected) => expect(isPlainRead(text)).toBe(expected))

  let database: Database
  beforeEach(async () => {
    database = openDatabase(url, { size: 2, lines: 1, log: makeLog('test', 'silent'), name: 'shared' })
    await sql`create table thing (n integer)`.execute(database.db)
  })
  afterEach(() => database.close())
  const pid = async (db: Database['db']) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const count = async (db: Database['db']) =>
    (await sql<{ n: number }>`select count(*)::int as n from thing`.execute(db)).rows[0]?.n

  test('reads of a transaction are its own, and see what it wrote and others do not', async () => {
    const { db } = database
    const [shared, again] = await Promise.all([pid(db), pid(db)])
    expect(again).toBe(shared)
    await db.transaction().execute(async tx => {
      await sql`insert into thing values (1)`.execute(tx)
      expect(await pid(tx as unknown as Database['db'])).not.toBe(shared)
      expect([await count(tx as unknown as Database['db']), await count(db)]).toEqual([1, 0])
    })
    expect(await count(db)).toBe(1)
  })

  test('a write that waits for another’s lock holds up no read', async () => {
    const { db } = database
    await sql`insert into thing values (1)`.execute(db)
    let waiting: Promise<unknown> | undefined
    await db.transaction().execute(async tx => {
      await sql`update thing set n = 2`.execute(tx)
      waiting = sql`update thing set n = 3`.execute(db)
      expect(await count(db)).toBe(1)
    })
    await waiting
  })

  test('where none are shared each read has a connection of the pool', async () => {
    const alone = openDatabase(url, { size: 2, lines: 0, log: makeLog('test', 'silent'), name: 'alone' })
    const [one, other] = await Promise.all([pid(alone.db), pid(alone.db)])
    expect(one).not.toBe(other)
    await alone.close()
  })
})
