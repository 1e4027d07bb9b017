import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../src/base/database/embedded.ts'
import { migrate } from '../../src/base/database/migrate.ts'

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Every table, column, constraint and index, and which migrations are done. */
const schemaOf = async (url: string) => [
  ...(await query(
    url,
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema in ('public', 'graphile_worker') order by 1, 2, 3`,
  )),
  ...(await query(
    url,
    `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as is from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
  )),
  ...(await query(url, `select indexdef from pg_indexes where schemaname = 'public' order by 1`)),
  ...(await query(url, `select name from kysely_migration order by 1`)),
]

const fresh = () => createDatabase(inject('postgresUrl'), `aborted_${randomUUID().replaceAll('-', '')}`)

/** How far a migration in another process is: how many relations its transaction has locked. */
const locksIn = async (url: string) =>
  (
    await query<{ n: number }>(
      url,
      `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'relation' and l.mode = 'AccessExclusiveLock'`,
    )
  )[0]?.n ?? 0

// From the first statements to the last.
test.each([1, 30, 120])('a migration killed when it holds %i locks leaves nothing half done', async held => {
  const url = await fresh()
  const child = fork(join(import.meta.dirname, 'migrate-child.ts'), {
    execArgv: [],
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<string | null>(done => child.once('exit', (_code, signal) => done(signal)))
  let most = 0
  while (child.exitCode === null && (most = Math.max(most, await locksIn(url))) < held);
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  // What was begun is gone: either nothing is there or all of it.
  await expect.poll(() => locksIn(url), { timeout: 20_000 }).toBe(0)
  await migrate(url)
  const whole = await fresh()
  await migrate(whole)
  expect(await schemaOf(url)).toEqual(await schemaOf(whole))
})
