import { promises as fs, readdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { reasonOf, StartupError } from '../config/startup-error.ts'

const migrations = path.join(import.meta.dirname, 'migrations')

/** What a database says of itself. `folds`: whether it knows the small letters of other alphabets than the English one. */
export type Server = { version: string; number: number; encoding: string; folds: boolean; isNew: boolean }

/** Throws a one-sentence error if no server answers or the server cannot take the migrations. Changes nothing. */
export async function assertUsable(url: string): Promise<void> {
  const pool = openPool(url)
  try {
    const { rows } = await pool.query<Server>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
        current_setting('server_encoding') as encoding, lower($1) = $2 as folds,
        to_regclass('kysely_migration') is null as "isNew"`,
      ['ÉЖ', 'éж'],
    )
    const [problem] = rows.map(serverProblem)
    if (problem) throw new StartupError(problem)
  } catch (error) {
    if (error instanceof StartupError) throw error
    if ((error as { code?: string }).code === untranslatable) throw new StartupError(needsUtf8)
    throw new StartupError(`The database does not answer: ${reasonOf(error)}. Check DATABASE_URL.`)
  } finally {
    await pool.end()
  }
}

const oldest = 15
const untranslatable = '22P05'
const createdAs = `createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 leitai`
const needsUtf8 = `The database at DATABASE_URL does not store UTF-8. Create one that does: ${createdAs}.`

/** Why a server cannot be used, in one sentence for the operator. */
export function serverProblem({ version, number, encoding, folds, isNew }: Server): string | undefined {
  if (number < oldest * 10_000)
    return `The server at DATABASE_URL is PostgreSQL ${version}, and Leitai needs ${oldest} or newer. Nothing was changed in it.`
  if (encoding !== 'UTF8') return needsUtf8
  // One that is in use stays in use, with names that differ in the case of such letters only.
  if (isNew && !folds)
    return `The database at DATABASE_URL takes É and é for different letters. Create one whose locale knows them: ${createdAs}.`
  return undefined
}

/** Brings the database to the newest schema. Safe when several processes do it at once, and again after an abort. */
export async function migrate(url: string): Promise<void> {
  const pool = openPool(url)
  try {
    await inTurn(pool, async () => {
      if (!(await isNewest(pool))) await migrateTables(pool)
      await runMigrations({ pgPool: pool })
    })
  } finally {
    await pool.end()
  }
}

/** Whether exactly the migrations of this version were applied: the migrator would load each of them to find that out. */
async function isNewest(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select where to_regclass('kysely_migration') is not null`)
  if (rowCount === 0) return false
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  const applied = new Set(rows.map(({ name }) => name))
  const known = readdirSync(migrations).map(file => path.parse(file).name)
  return known.length === applied.size && known.every(name => applied.has(name))
}

async function migrateTables(pool: pg.Pool): Promise<void> {
  const migrator = new Migrator({
    db: new Kysely<never>({ dialect: new PostgresDialect({ pool }) }),
    provider: new FileMigrationProvider({ fs, path, migrationFolder: migrations }),
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const at = results?.find(result => result.status === 'Error')?.migrationName
  throw new StartupError(`The database could not be migrated, at ${at ?? 'its start'}: ${reasonOf(error)}.`)
}

/**
 * Whoever migrates a database does so alone, the sign-on site included, which takes the same lock: the queue's migrations
 * expect no second process beside them, and looking at a schema fails while another takes tables out of it.
 */
async function inTurn(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const turn = await pool.connect()
  try {
    await turn.query(`select pg_advisory_lock(hashtext('leitai schema'))`)
    await work()
  } finally {
    // Ends the connection, and the lock with it.
    turn.release(true)
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: 5_000,
    // A migration, and the wait for another's, takes as long as it takes, whatever the database allows others.
    options: '-c statement_timeout=0',
  })
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
