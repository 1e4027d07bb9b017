import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { connectionOf } from './connection-of.ts'

/**
 * How many plans the server keeps for one connection, at some ten kilobytes each: more than busy pages have statements.
 * Lists of many lengths produce more statements; the least recently used are closed.
 */
const mostStatements = 1_000

/**
 * Has the server keep the plan of each parametrised statement of this connection: planning took most of the time of a
 * page's queries. A migration beside a running process can change what `select *` gives; its plans are then made anew.
 */
export function prepareStatements(client: pg.ClientBase, most = mostStatements): void {
  const plain = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const connection = connectionOf(client)
  const names = new LRUCache<string, string>({
    max: most,
    dispose: name => {
      delete connection.parsedStatements[name]
      // Unlike DEALLOCATE, the protocol's message also works in a failed transaction and for an unknown name.
      if (connection.stream.writable) connection.close({ type: 'S', name })
    },
  })
  let made = 0
  const nameOf = (text: string): string => {
    // A name is never reused: a statement still in flight under a closed name cannot be mistaken for another.
    const name = names.get(text) ?? `s${++made}`
    names.set(text, name)
    return name
  }
  const query = (...given: unknown[]) => {
    const [text, values] = given
    const isStatement = given.length === 2 && typeof text === 'string' && Array.isArray(values)
    if (!isStatement || values.length === 0) return plain(...given)
    return plain({ name: nameOf(text), text, values }).catch((error: Error) => {
      if (hasOutdatedPlan(error)) names.clear()
      throw error
    })
  }
  client.query = query as typeof client.query
}

export const hasOutdatedPlan = (error: {
  code?: string | undefined
  message?: string | undefined
}): boolean =>
  (error.code === '0A000' && /cached plan/.test(error.message ?? '')) ||
  // Sent behind one that could not be prepared, under the same name.
  error.code === '26000'
