import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { reasonOf } from '../config/startup-error.ts'
import { createDatabase, databaseUrl } from './embedded.ts'
import { assertUsable, migrate, serverProblem, type Server } from './migrate.ts'

test('several processes may make and migrate one database at once, and again', async () => {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  const urls = await Promise.all([1, 2, 3, 4].map(() => createDatabase(inject('postgresUrl'), name)))
  await Promise.all(urls.map(url => migrate(url)))
  await migrate(urls[0] ?? '')
  const client = new pg.Client({ connectionString: urls[0] })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select count(*)::integer as n from information_schema.tables where table_schema in ('public', 'graphile_worker')`,
    )
    expect(rows[0].n).toBeGreaterThan(30)
  } finally {
    await client.end()
  }
})

test('one waits for another’s migration, however soon the database ends others’ statements', async () => {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(inject('postgresUrl'), name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`alter database ${name} set statement_timeout = '50ms'`)
    // The number that kysely's migrations take turns by.
    await client.query('select pg_advisory_lock(3853314791062309107)')
    const migrated = migrate(url)
    migrated.catch(() => undefined)
    await expect
      .poll(async () => {
        const { rows } = await client.query(
          `select count(*)::integer as n from pg_stat_activity where datname = $1 and wait_event = 'advisory' and now() - query_start > '200 ms'`,
          [name],
        )
        return rows[0].n
      })
      .toBe(1)
    await client.query('select pg_advisory_unlock_all()')
    await migrated
  } finally {
    await client.end()
  }
})

test('a database that does not answer is named in one sentence', () =>
  expect(assertUsable('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /^The database does not answer: .*Check DATABASE_URL\.$/,
  ))

const good: Server = { version: '15.18', number: 150_018, encoding: 'UTF8', folds: true, isNew: true }
test.each<[string, Partial<Server>, RegExp | undefined]>([
  ['the oldest supported one', {}, undefined],
  ['one of later', { number: 190_000 }, undefined],
  ['an older one', { version: '14.9', number: 140_009 }, /is PostgreSQL 14\.9, and Leitai needs 15 or newer/],
  ['another encoding', { encoding: 'SQL_ASCII' }, /does not store UTF-8\. .*createdb .*UTF8/],
  ['a locale that knows only English letters', { folds: false }, /É and é .*createdb .*C\.UTF-8/],
  ['such a locale in use', { folds: false, isNew: false }, undefined],
])('whether a server can be used: %s', (_name, given, problem) => {
  const found = serverProblem({ ...good, ...given })
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})

test.each([
  ['encoding LATIN1', /does not store UTF-8/],
  ['encoding SQL_ASCII', /does not store UTF-8/],
  // Its locale C knows English letters alone.
  ['locale_provider libc', /É and é/],
])(
  'a database that was created with %s is refused before anything is made in it',
  async (options, problem) => {
    const name = `usable_${randomUUID().replaceAll('-', '')}`
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    await client.query(`create database ${name} template template0 locale 'C' ${options}`)
    await client.end()
    await expect(assertUsable(databaseUrl(inject('postgresUrl'), name))).rejects.toThrow(problem)
  },
)

test.each([
  [new Error('one'), 'one'],
  [new Error('one', { cause: new Error('two', { cause: 'three' }) }), 'one: two: three'],
  [new AggregateError([new Error('connect A'), new Error('connect B')]), 'connect A, connect B'],
  ['text', 'text'],
])('the reason of %s', (error, reason) => expect(reasonOf(error)).toBe(reason))
