import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { keepPlans } from './keep-plans.ts'
import type { Db, Tables } from './tables.ts'

// Identities and counts fit well below 2^53; numbers are what the spec's answers hold.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

export function openDatabase(url: string, options: { size: number; log: Log; name: string }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    application_name: options.name,
    // A stalled database must answer 503 in time rather than hold every request.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  })
  pool.on('error', error =>
    options.log.warn({ reason: error.message }, 'an idle database connection was lost'),
  )
  pool.on('connect', client => {
    keepPlans(client)
    client.on('error', error => options.log.warn({ reason: error.message }, 'a database connection was lost'))
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
