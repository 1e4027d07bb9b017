import { promises as fs } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql, type Generated } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { connection } from '../../platform/src/base/database/connection.ts'
import { cutWhenSilent, usualPatience } from '../../platform/src/base/database/silence.ts'

export type Purpose = 'login' | 'register' | 'bind' | 'reset'

export type Tables = {
  'sso.account': {
    sub: Generated<string>
    name: string
    email: string | null
    phone: string | null
    email_verified_at: Date | null
    phone_verified_at: Date | null
    password_hash: string | null
    locale: Generated<'zh-CN' | 'en-US'>
    disabled_at: Date | null
    created_at: Generated<Date>
  }
  'sso.code': {
    id: Generated<number>
    target: string
    purpose: Purpose
    code_hash: Buffer
    browser: Generated<Buffer>
    created_at: Date
    expires_at: Date
    tries: Generated<number>
    used_at: Date | null
  }
  'sso.failure': { scope: string; count: number; last_at: Date }
  'sso.outbox': { id: Generated<number>; target: string; subject: string; body: string; created_at: Date }
  'sso.oidc': {
    model: string
    id: string
    payload: unknown
    uid: string | null
    user_code: string | null
    grant_id: string | null
    account_id: string | null
    consumed_at: Date | null
    expires_at: Date | null
  }
  'sso.pending_logout': { id: Generated<number>; sub: string; sid: string | null; created_at: Date }
  'sso.use_window': { scope: string; ends_at: Date; uses: number }
  'sso.kept_key': { name: string; value: unknown }
}

export type Db = Kysely<Tables>

export function openDatabase(
  url: string,
  onError: (reason: string) => void,
  patience = { ...usualPatience, statement: 20_000 },
): Db {
  const pool = new pg.Pool({ ...connection(url, 'leitai sso'), max: 10, statement_timeout: 15_000 })
  pool.on('error', error => onError(error.message))
  const watch = cutWhenSilent(url, patience)
  pool.on('connect', client => {
    watch(client)
    client.on('error', error => onError(error.message))
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const migrations = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the schema `sso` to its newest version, beside the platform's own migrations in the same database. Safe when
 * several processes do it at once: they and the platform, which takes the same lock, take turns, for however long the
 * one before takes.
 */
export async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 3, options: '-c statement_timeout=0' })
  // A server that stops ends connections that are being closed.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const turn = await pool.connect()
    try {
      await turn.query(`select pg_advisory_lock(hashtext('leitai schema'))`)
      if (!(await isNewest(pool))) await toNewest(db)
    } finally {
      // Ends the connection, and the lock with it.
      turn.release(true)
    }
  } finally {
    // Kysely would end the pool only if it had used it, and open connections keep a process alive for 10 seconds.
    await pool.end()
  }
}

/** Whether exactly the migrations of this version were applied: the migrator would look at every table to find that out. */
async function isNewest(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select where to_regclass('sso.migration') is not null`)
  if (rowCount === 0) return false
  const { rows } = await pool.query<{ name: string }>('select name from sso.migration')
  const applied = new Set(rows.map(({ name }) => name))
  const known = (await fs.readdir(migrations)).map(file => path.parse(file).name)
  return known.length === applied.size && known.every(name => applied.has(name))
}

async function toNewest(db: Db): Promise<void> {
  await sql`create schema if not exists sso`.execute(db)
  const migrator = new Migrator({
    db: db as never,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: migrations,
    }),
    migrationTableSchema: 'sso',
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw new Error(`The sign-on site could not be migrated: ${(error as Error).message}.`, { cause: error })
}
