import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { makeDatabaseLine } from '../../../test/database-line.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { registerPages } from '../../site/register-pages.ts'
import { whoAsks } from '../../who-asks.ts'
import { defineCall } from '../contract/call.ts'
import { handle } from '../http/handler.ts'
import { makeServer } from '../http/server.ts'
import { makeLog } from '../log/log.ts'
import { openDatabase, type Database } from './database.ts'
import { createDatabase } from './embedded.ts'
import type { usualPatience } from './silence.ts'
import type { ReadDb } from './tables.ts'

let line: Awaited<ReturnType<typeof makeDatabaseLine>>
let database: Database
const open = (patience: Partial<typeof usualPatience> = {}) =>
  openDatabase(line.url, {
    size: 2,
    lines: 1,
    log: makeLog('test', 'silent'),
    name: 'silence',
    patience: { answer: 300, probe: 500, statement: 20_000, ...patience },
  })

beforeEach(async () => {
  line = await makeDatabaseLine(
    await createDatabase(inject('postgresUrl'), `silence_${randomUUID().replaceAll('-', '')}`),
  )
  database = open()
})
afterEach(async () => {
  line.silence(false)
  await database.close()
  line.close()
})

const reads: [string, () => ReadDb][] = [
  ['a connection of its own', () => database.db],
  ['a connection that reads share', () => database.read],
]
const read = (db: ReadDb) => sql<{ n: number }>`select ${1}::int as n`.execute(db)

test.each(reads)(
  'what waits on %s for a database that hangs is given up, and goes on when it is back',
  async (_name, dbOf) => {
    await read(dbOf())
    line.silence(true)
    await expect(read(dbOf())).rejects.toThrow('Connection terminated')
    line.silence(false)
    expect(await read(dbOf())).toMatchObject({ rows: [{ n: 1 }] })
  },
)

test.each(reads)(
  'what waits on %s whose process alone is stopped is given up, and the connection is replaced',
  async (_name, dbOf) => {
    await read(dbOf())
    line.freeze()
    await expect(read(dbOf())).rejects.toThrow('Connection terminated')
    expect(await read(dbOf())).toMatchObject({ rows: [{ n: 1 }] })
  },
)

test('a statement beyond its server-side timeout is given up', async () => {
  await database.close()
  database = open({ statement: 400 })
  await expect(sql`select pg_sleep(20)`.execute(database.db)).rejects.toThrow('Connection terminated')
  expect(await read(database.db)).toMatchObject({ rows: [{ n: 1 }] })
})

test.each(reads)('a statement on %s that only takes long is waited for', async (_name, dbOf) => {
  expect(await sql<{ n: number }>`select ${1}::int as n from pg_sleep(${1})`.execute(dbOf())).toMatchObject({
    rows: [{ n: 1 }],
  })
})

test('while the database hangs a call and a page say so in time, and when to come again', async () => {
  const call = defineCall({
    method: 'GET',
    path: '/api/thing',
    summary: { zh: '一', en: 'one' },
    access: 'public',
    answer: z.object({ n: z.number() }),
  })
  const world: World = await makeWorld()
  const app = await makeServer({
    services: { ...world, db: database.db, read: database.read },
    log: makeLog('test', 'silent'),
    handlers: [handle(call, async ({ db }) => ({ n: (await read(db)).rows[0]?.n ?? 0 }))],
    ...whoAsks,
  })
  await registerPages(app, async () => (await read(database.read)).rows, 'page')
  try {
    expect((await app.inject('/api/thing')).statusCode).toBe(200)
    expect((await app.inject('/thing')).statusCode).toBe(200)
    line.silence(true)
    const answers = await Promise.all(['/api/thing', '/thing'].map(url => app.inject(url)))
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(answers[1]?.headers['content-type']).toContain('text/html')
  } finally {
    await app.close()
    await world.close()
  }
})
