import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createDatabase } from './embedded.ts'
import { assertAnswers, migrate } from './migrate.ts'

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
  expect(assertAnswers('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /^The database does not answer: .*Check DATABASE_URL\.$/,
  ))
