import { promises as fs, readdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'

const migrations = path.join(import.meta.dirname, 'migrations')

/** Throws one sentence when nobody answers there. */
export async function assertAnswers(url: string): Promise<void> {
  const pool = openPool(url)
  try {
    await pool.query('select 1')
  } catch (error) {
    const { message } = error as Error
    throw new StartupError(`The database does not answer: ${message || String(error)}. Check DATABASE_URL.`)
  } finally {
    await pool.end()
  }
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
  throw new Error(`migration ${at ?? ''} failed`, { cause: error })
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
