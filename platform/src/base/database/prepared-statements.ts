import { createHash } from 'node:crypto'
import type pg from 'pg'

/** More different texts than this on one connection come from lists of many lengths; planning those each time is fine. */
const most = 1_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}

/**
 * Has the server keep the plan of each parametrised statement of this connection: planning took most of the time of a
 * page's queries. A migration beside a running process can change what `select *` gives; its plans are then made anew.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const plain = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  let generation = 0
  const query = (...given: unknown[]) => {
    const [text, values] = given
    const isStatement = given.length === 2 && typeof text === 'string' && Array.isArray(values)
    const name = isStatement && values.length > 0 ? nameOf(text) : undefined
    if (!name) return plain(...given)
    return plain({ name: `${name}${generation}`, text, values }).catch((error: Error) => {
      if (hasOutdatedPlan(error)) generation += 1
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
