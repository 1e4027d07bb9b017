import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeLog } from '../log/log.ts'
import { openDatabase, type Database } from './database.ts'
import { createDatabase } from './embedded.ts'
import { PipelinedReads } from './pipelined-reads.ts'
import type { ReadDb } from './tables.ts'

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

describe('the two doors', () => {
  let database: Database
  beforeEach(async () => {
    database = openDatabase(url, { size: 2, lines: 1, log: makeLog('test', 'silent'), name: 'shared' })
    await sql`create table thing (n integer)`.execute(database.db)
    // As `graphile_worker.add_job`: a select, and it writes.
    await sql`create function add_thing(n integer) returns integer language sql as 'insert into thing values (n) returning n'`.execute(
      database.db,
    )
  })
  afterEach(() => database.close())
  const pid = async (db: ReadDb) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const count = async (db: ReadDb) =>
    (await sql<{ n: number }>`select count(*)::int as n from thing`.execute(db)).rows[0]?.n

  test('reads share a connection where the caller says so, and nowhere else', async () => {
    const { db, read } = database
    const [shared, again] = await Promise.all([pid(read), pid(read)])
    expect(again).toBe(shared)
    const own = await Promise.all([pid(db), pid(db)])
    expect(new Set([shared, ...own]).size).toBe(3)
  })

  test.each([
    'select add_thing(1)',
    'with a as (insert into thing values (1) returning n) select * from a',
    'select * from thing for update',
    "select nextval('thing_id')",
    'update thing set n = 2',
  ])('a shared connection refuses what writes: %s', async text => {
    const { db, read } = database
    await sql`create sequence thing_id`.execute(db)
    await expect(sql.raw(text).execute(read)).rejects.toMatchObject({ code: '25006' })
    expect(await count(db)).toBe(0)
    await sql.raw(text).execute(db)
  })

  test('what a job needs is enqueued by a select, on a connection of its own', async () => {
    const { db, read } = database
    const shared = await pid(read)
    const { rows } = await sql<{ pid: number }>`select add_thing(1), pg_backend_pid() as pid`.execute(db)
    expect(rows[0]?.pid).not.toBe(shared)
    expect(await count(read)).toBe(1)
  })

  test('building a write of them does not compile', () => {
    // @ts-expect-error
    expect(database.read.insertInto).toBeTypeOf('function')
    // @ts-expect-error
    expect(database.read.updateTable).toBeTypeOf('function')
    // @ts-expect-error
    expect(database.read.deleteFrom).toBeTypeOf('function')
    // @ts-expect-error
    expect(database.read.transaction).toBeTypeOf('function')
  })

  test('keep what the address itself asks of each connection', async () => {
    const asked = openDatabase(`${url}${url.includes('?') ? '&' : '?'}options=-c%20work_mem%3D3MB`, {
      size: 1,
      log: makeLog('test', 'silent'),
      name: 'asked',
    })
    for (const db of [asked.db, asked.read])
      expect((await sql<{ work_mem: string }>`show work_mem`.execute(db)).rows).toEqual([{ work_mem: '3MB' }])
    expect((await sql`show default_transaction_read_only`.execute(asked.read)).rows).toEqual([
      { default_transaction_read_only: 'on' },
    ])
    await asked.close()
  })

  test('reads of a transaction see what it wrote and others do not', async () => {
    const { db, read } = database
    await db.transaction().execute(async tx => {
      await sql`insert into thing values (1)`.execute(tx)
      expect([await count(tx), await count(read)]).toEqual([1, 0])
    })
    expect(await count(read)).toBe(1)
  })

  test('a write that waits for another’s lock holds up no read', async () => {
    const { db, read } = database
    await sql`insert into thing values (1)`.execute(db)
    let waiting: Promise<unknown> | undefined
    await db.transaction().execute(async tx => {
      await sql`update thing set n = 2`.execute(tx)
      waiting = sql`update thing set n = 3`.execute(db)
      expect(await count(read)).toBe(1)
    })
    await waiting
  })

  test('where none are shared each read has a connection of the pool', async () => {
    const alone = openDatabase(url, { size: 2, lines: 0, log: makeLog('test', 'silent'), name: 'alone' })
    const [one, other] = await Promise.all([pid(alone.read), pid(alone.read)])
    expect(one).not.toBe(other)
    await alone.close()
  })
})
