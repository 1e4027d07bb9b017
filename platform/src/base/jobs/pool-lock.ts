import pg from 'pg'
import { connection } from '../database/connection.ts'
import type { Log } from '../log/log.ts'

/** First half of the advisory lock's name; the second is the worker pool's id. */
export const poolLockSpace = 7777

/**
 * Holds an advisory lock for as long as this process lives. Its absence is how the sweeper knows that a worker
 * was killed: PostgreSQL releases the lock the moment the connection ends.
 */
export function holdPoolLock(url: string, poolId: string, log: Log): { release(): Promise<void> } {
  let client: pg.Client | undefined
  let released = false
  const connect = async () => {
    const next = new pg.Client(connection(url, 'leitai worker lock'))
    const again = () => {
      if (client !== next || released) return
      client = undefined
      setTimeout(() => void connect(), 500)
    }
    client = next
    next.on('error', error => log.warn({ reason: error.message }, 'the worker lock connection was lost'))
    next.on('end', again)
    try {
      await next.connect()
      await next.query('select pg_advisory_lock($1, hashtext($2))', [poolLockSpace, poolId])
    } catch {
      await next.end().catch(() => undefined)
      again()
    }
  }
  void connect()
  return {
    async release() {
      released = true
      await client?.end()
    },
  }
}
