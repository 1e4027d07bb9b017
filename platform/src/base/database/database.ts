import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { connection } from './connection.ts'
import { keepPlans } from './keep-plans.ts'
import { isPlainRead, PipelinedReads } from './pipelined-reads.ts'
import type { Db, Tables } from './tables.ts'

// Identities and counts fit well below 2^53; numbers are what the spec's answers hold.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

export type Database = {
  db: Db
  pool: pg.Pool
  /** Calls `prepare` with each connection that is made from now on. */
  onConnect(prepare: (client: pg.ClientBase) => void): void
  close(): Promise<void>
}

/** Connections that reads share, beside those of the pool. */
const lines = 3

/** Transactions and writes have a connection of the pool to themselves; plain reads outside of them share a few. */
export function openDatabase(
  url: string,
  options: { size: number; log: Log; name: string; lines?: number },
): Database {
  const config: pg.PoolConfig = {
    // A stalled database must answer 503 in time rather than hold every request.
    ...connection(url, options.name),
    statement_timeout: 30_000,
    // Whoever stops in the middle, frozen or forgotten, must not hold what others wait for.
    idle_in_transaction_session_timeout: 300_000,
  }
  const pool = new pg.Pool({ ...config, max: options.size, idleTimeoutMillis: 30_000 })
  const reads = new PipelinedReads(config, options.lines ?? lines)
  const onConnect = (prepare: (client: pg.ClientBase) => void) => {
    pool.on('connect', prepare)
    reads.on('connect', prepare)
  }
  pool.on('error', error =>
    options.log.warn({ reason: error.message }, 'an idle database connection was lost'),
  )
  onConnect(client => {
    keepPlans(client)
    client.on('error', error => options.log.warn({ reason: error.message }, 'a database connection was lost'))
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shareReads(pool, reads) }) })
  return { db, pool, onConnect, close: () => db.destroy() }
}

/** A pool whose clients take a connection of their own when the first statement needs one. */
function shareReads(pool: pg.Pool, reads: PipelinedReads): PostgresPool {
  const client = () => {
    let own: Promise<pg.PoolClient> | undefined
    return {
      async query(text: string, values: unknown[] = []) {
        const shared = own === undefined && isPlainRead(text) ? reads.query(text, values) : undefined
        if (shared) return shared
        own ??= pool.connect()
        return (await own).query(text, values)
      },
      release(isBroken?: boolean) {
        // Who could not be given one was told when asking.
        own?.then(
          given => given.release(isBroken),
          () => undefined,
        )
      },
    }
  }
  return {
    options: pool.options,
    connect: async () => client() as unknown as Awaited<ReturnType<PostgresPool['connect']>>,
    end: async () => void (await Promise.all([reads.end(), pool.end()])),
  }
}
