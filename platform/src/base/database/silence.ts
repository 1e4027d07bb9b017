import pg from 'pg'
import { connection } from './connection.ts'
import { connectionOf } from './connection-of.ts'

export const usualPatience = {
  /** How long, in ms, a connection may wait for an answer before the server is asked whether it answers at all. */
  answer: 5_000,
  /** How long it may take to say so. */
  probe: 3_000,
  /** How long a statement may run: more than the server's own `statement_timeout`, which ends it before. */
  statement: 35_000,
}

/**
 * Cuts connections whose server no longer answers anyone, such as a stopped process or a machine that hangs, and those
 * whose own server process no longer works. The system keeps such connections open for ever, and the server's own
 * timeouts do not end queries on them. A slow statement is left alone, because its process says that it works on it.
 */
export function cutWhenSilent(url: string, patience = usualPatience): (client: pg.ClientBase) => void {
  let probing: Promise<Working | undefined> | undefined
  const ask = () => (probing ??= probe(url, patience.probe).finally(() => (probing = undefined)))
  return client => {
    const { stream } = connectionOf(client)
    const plain = client.query.bind(client) as (...given: unknown[]) => unknown
    let waiting = 0
    let settled = 0
    let timer: NodeJS.Timeout | undefined
    const look = async () => {
      const progress = () => settled + stream.bytesRead
      const before = progress()
      const working = await ask()
      if (waiting === 0) return
      if (!working) return stream.destroy(new Error('Connection terminated: the database does not answer'))
      // Undefined behind a pooler, which has processes of its own.
      const forMs = working.get((client as typeof client & { processID: number }).processID)
      const works = forMs === undefined || (forMs !== null && forMs < patience.statement)
      if (works || progress() !== before) timer?.refresh()
      else stream.destroy(new Error('Connection terminated: its server process does not answer'))
    }
    const settle = () => {
      waiting -= 1
      settled += 1
      if (waiting > 0) timer?.refresh()
      else clearTimeout(timer)
    }
    const query = (...given: unknown[]) => {
      const result = plain(...given)
      if (!(result instanceof Promise)) return result
      if (waiting++ === 0) timer = setTimeout(() => void look(), patience.answer)
      result.then(settle, settle)
      return result
    }
    client.query = query as typeof client.query
  }
}

/** For how many ms each server process has worked on its statement; null where it has none and waits for one. */
type Working = Map<number, number | null>

/** What the server's processes do, or undefined if it does not answer a new connection. */
async function probe(url: string, ms: number): Promise<Working | undefined> {
  const client = new pg.Client({
    ...connection(url, 'leitai probe'),
    connectionTimeoutMillis: ms,
    query_timeout: ms,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; ms: number | null }>(`
      select pid, case when state = 'active' then 1000 * extract(epoch from clock_timestamp() - query_start)::float8 end as ms
      from pg_stat_activity where state = 'active' or state like 'idle%'`)
    return new Map(rows.map(row => [row.pid, row.ms]))
  } catch (error) {
    // An SQLSTATE means that it answers, for example that it has too many connections.
    return /^[\dA-Z]{5}$/.test((error as { code?: string }).code ?? '') ? new Map() : undefined
  } finally {
    client.end().catch(() => undefined)
  }
}
