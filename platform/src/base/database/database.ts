import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { connection } from './connection.ts'
import { prepareStatements } from './prepared-statements.ts'
import { PipelinedReads } from './pipelined-reads.ts'
import { cutWhenSilent, type usualPatience } from './silence.ts'
import type { Db, ReadDb, Tables } from './tables.ts'

// Identities and counts fit well below 2^53; numbers are what the spec's answers hold.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

export type Database = {
  /** Each statement and each transaction has a connection of the pool. */
  db: Db
  /** Reads alone, on a few connections that all of them share. */
  read: ReadDb
  pool: pg.Pool
  /** Calls `prepare` with each connection that is made from now on. */
  onConnect(prepare: (client: pg.ClientBase) => void): void
  close(): Promise<void>
}

/** Connections that reads share, beside those of the pool. */
const lines = 3

export function openDatabase(
  url: string,
  options: { size: number; log: Log; name: string; lines?: number; patience?: typeof usualPatience },
): Database {
  const config: pg.PoolConfig = {
    // A stalled database must answer 503 in time rather than hold every request.
    ...connection(url, options.name),
    statement_timeout: 30_000,
    // Whoever stops in the middle, frozen or forgotten, must not hold what others wait for.
    idle_in_transaction_session_timeout: 300_000,
  }
  const pool = new pg.Pool({ ...config, max: options.size, idleTimeoutMillis: 30_000 })
  const reads = new PipelinedReads({ ...config, connectionString: readOnly(url) }, options.lines ?? lines)
  const onConnect = (prepare: (client: pg.ClientBase) => void) => {
    pool.on('connect', prepare)
    reads.on('connect', prepare)
  }
  pool.on('error', error =>
    options.log.warn({ reason: error.message }, 'an idle database connection was lost'),
  )
  const watch = cutWhenSilent(url, options.patience)
  onConnect(client => {
    watch(client)
    prepareStatements(client)
    client.on('error', error => options.log.warn({ reason: error.message }, 'a database connection was lost'))
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sharedConnections(reads, pool) }) })
  return {
    db,
    read,
    pool,
    onConnect,
    async close() {
      await reads.end()
      await db.destroy()
    },
  }
}

/** Has PostgreSQL refuse whatever writes, also where a function does it that a select calls. */
function readOnly(url: string): string {
  const given = new URLSearchParams(url.split('?')[1]).get('options')
  const options = [given, '-c default_transaction_read_only=on'].filter(Boolean).join(' ')
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`
}

/** What kysely takes for a pool. A statement has a connection of the real one only while all shared ones are held up. */
function sharedConnections(reads: PipelinedReads, pool: pg.Pool): PostgresPool {
  const alone = async (text: string, values: unknown[]) => {
    const client = await pool.connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }
  const client = () => ({
    query: (text: string, values: unknown[] = []) => reads.query(text, values) ?? alone(text, values),
    release: () => undefined,
  })
  return {
    options: pool.options,
    connect: async () => client() as unknown as Awaited<ReturnType<PostgresPool['connect']>>,
    end: async () => undefined,
  }
}
