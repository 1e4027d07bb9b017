import pg from 'pg'
import { sql } from 'kysely'
import { connection } from '../database/connection.ts'
import type { Log } from '../log/log.ts'
import type { Db, Tx } from '../database/tables.ts'

/** Live events between processes: a topic such as `submission:12` and a small JSON body. */
export type Live = {
  subscribe(topic: string, listener: (body: unknown) => void): () => void
  close(): Promise<void>
}

const channel = 'leitai_live'

/** Sent when the transaction commits, never before. Bodies stay below PostgreSQL's 8,000 bytes: send ids, not content. */
export async function publish(db: Db | Tx, topic: string, body: object = {}): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify({ topic, body })})`.execute(db)
}

/** The same body to many topics, in one statement. */
export async function publishAll(db: Db | Tx, topics: readonly string[], body: object = {}): Promise<void> {
  if (topics.length === 0) return
  await sql`select pg_notify(${channel}, json_build_object('topic', topic, 'body', ${JSON.stringify(body)}::json)::text)
    from unnest(${topics}::text[]) as topic`.execute(db)
}

/** One dedicated connection that listens, and comes back by itself when it is dropped. */
export function openLive(url: string, log: Log): Live {
  const listeners = new Map<string, Set<(body: unknown) => void>>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client(connection(url, 'leitai live'))
    const again = () => {
      if (client !== next || closed) return
      client = undefined
      retry = setTimeout(() => void connect(), 500)
    }
    client = next
    next.on('error', error => {
      if (!closed) log.warn({ reason: error.message }, 'the live connection was lost')
    })
    next.on('end', again)
    next.on('notification', ({ payload }) => {
      const { topic, body } = JSON.parse(payload ?? '{}') as { topic: string; body: unknown }
      for (const listener of listeners.get(topic) ?? []) listener(body)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      // Ended by us while it was being made.
      if (closed) return
      log.warn({ reason: (error as Error).message }, 'the live connection could not be made')
      await next.end().catch(() => undefined)
      again()
    }
  }
  void connect()

  return {
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
