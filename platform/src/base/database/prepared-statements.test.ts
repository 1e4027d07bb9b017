import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { whoAsks } from '../../who-asks.ts'
import { makeWorld } from '../../../test/world.ts'
import { defineCall } from '../contract/call.ts'
import { handle } from '../http/handler.ts'
import { makeServer } from '../http/server.ts'
import { makeLog } from '../log/log.ts'
import { openDatabase, type Database } from './database.ts'
import { createDatabase } from './embedded.ts'
import type { Db, ReadDb } from './tables.ts'

let url: string
let database: Database
/** Another process beside this one, such as the one that migrates. */
let beside: pg.Client

beforeEach(async () => {
  url = await createDatabase(inject('postgresUrl'), `plans_${randomUUID().replaceAll('-', '')}`)
  // One connection, so that every statement meets what the ones before it left there.
  database = openDatabase(url, { size: 1, lines: 1, log: makeLog('test', 'silent'), name: 'plans' })
  beside = new pg.Client({ connectionString: url })
  await beside.connect()
  await beside.query('create table thing (id integer primary key, name text)')
  await beside.query(`insert into thing select n, 'thing ' || n from generate_series(1, 100) n`)
})
afterEach(async () => {
  await beside.end()
  await database.close()
})

const read = async (db: Db, id: number) =>
  (await sql<Record<string, unknown>>`select * from thing where id = ${id}`.execute(db)).rows[0]
const nameOf = async (db: ReadDb, id: number) =>
  (await sql<{ name: string }>`select name from thing where id = ${id}`.execute(db)).rows[0]?.name
const prepared = async (db: ReadDb) =>
  (
    await sql<{
      statement: string
    }>`select statement from pg_prepared_statements order by prepare_time`.execute(db)
  ).rows.map(row => row.statement)
const alter = () => beside.query('alter table thing add column size integer')

describe('the plan of a statement', () => {
  test('is kept from the first time on, once for each text', async () => {
    for (const id of [1, 2, 3]) await read(database.db, id)
    await nameOf(database.db, 4)
    expect(await prepared(database.db)).toEqual([
      'select * from thing where id = $1',
      'select name from thing where id = $1',
    ])
  })

  test('is not kept where nothing can differ', async () => {
    await sql`select 1`.execute(database.db)
    expect(await prepared(database.db)).toEqual([])
  })

  test.each([
    ['of a connection of its own', (): ReadDb => database.db],
    ['of reads that share one', (): ReadDb => database.read],
  ])('%s is given up once there are many others, and those in use are kept', async (_name, dbOf) => {
    const db = dbOf()
    const texts = Array.from({ length: 1_050 }, (_, n) => n)
    for (const n of texts) {
      await nameOf(db, 1)
      expect(await sql<{ n: number }>`select ${1}::int + ${sql.lit(n)} as n`.execute(db)).toMatchObject({
        rows: [{ n: n + 1 }],
      })
    }
    const kept = await prepared(db)
    expect(kept).toHaveLength(1_000)
    expect(kept).toContain('select name from thing where id = $1')
    expect(kept).toContain('select $1::int + 1049 as n')
    expect(kept).not.toContain('select $1::int + 0 as n')
    await sql`select ${1}::int + 0 as n`.execute(db)
  })

  test('is also closed in a failed transaction, without further errors', async () => {
    const work = database.db.transaction().execute(async tx => {
      await sql`select ${1}::int / 0`.execute(tx).catch(() => undefined)
      for (let n = 0; n < 1_001; n++)
        await sql`select ${1}::int + ${sql.lit(n)}`.execute(tx).catch(() => undefined)
      await read(tx, 1)
    })
    await expect(work).rejects.toMatchObject({ code: '25P02' })
    expect(await read(database.db, 1)).toEqual({ id: 1, name: 'thing 1' })
  })

  test('that a migration outdated fails once and is then made anew', async () => {
    expect(await read(database.db, 1)).toEqual({ id: 1, name: 'thing 1' })
    expect(await nameOf(database.db, 1)).toBe('thing 1')
    await alter()
    await expect(read(database.db, 1)).rejects.toMatchObject({ code: '0A000' })
    expect(await read(database.db, 1)).toEqual({ id: 1, name: 'thing 1', size: null })
    expect(await read(database.db, 2)).toEqual({ id: 2, name: 'thing 2', size: null })
    // Those that give what they gave are not touched by it.
    expect(await nameOf(database.db, 1)).toBe('thing 1')
  })

  test('that a migration outdated in a transaction leaves nothing half done', async () => {
    await database.db.transaction().execute(tx => read(tx, 1))
    await alter()
    const work = () =>
      database.db.transaction().execute(async tx => {
        await sql`insert into thing (id, name) values (${101}, 'new')`.execute(tx)
        return read(tx, 101)
      })
    await expect(work()).rejects.toMatchObject({ code: '0A000' })
    expect(await read(database.db, 101)).toBeUndefined()
    expect(await work()).toMatchObject({ id: 101, name: 'new' })
  })

  test('that a migration outdated is one answer of 503 with the time of the next try', async () => {
    const call = defineCall({
      method: 'GET',
      path: '/api/thing',
      summary: { zh: '一', en: 'one' },
      access: 'public',
      answer: z.object({ names: z.array(z.string()) }),
    })
    const world = await makeWorld()
    const app = await makeServer({
      services: { ...world, db: database.db },
      log: makeLog('test', 'silent'),
      handlers: [handle(call, async ({ db }) => ({ names: Object.keys((await read(db, 1)) ?? {}) }))],
      ...whoAsks,
    })
    try {
      const get = async () => {
        const answer = await app.inject('/api/thing')
        return [
          answer.statusCode,
          answer.json().data?.names ?? answer.json().errno,
          answer.headers['retry-after'],
        ]
      }
      expect(await get()).toEqual([200, ['id', 'name'], undefined])
      await alter()
      expect(await get()).toEqual([503, 'e50301', '2'])
      expect(await get()).toEqual([200, ['id', 'name', 'size'], undefined])
    } finally {
      await app.close()
      await world.close()
    }
  })
})
