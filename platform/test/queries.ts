import type { Database } from '../src/base/database/database.ts'

export type Sent = { text: string; values: readonly unknown[] }

/** What a database's connections are asked: counted where the product's own code hands its statements over. */
export function recordQueries({ onConnect }: Pick<Database, 'onConnect'>) {
  let sent: Sent[] | undefined
  onConnect(client => {
    const plain = client.query.bind(client) as (...given: unknown[]) => unknown
    const query = (...given: unknown[]) => {
      const [text, values] = given
      if (typeof text === 'string') sent?.push({ text, values: Array.isArray(values) ? values : [] })
      return plain(...given)
    }
    client.query = query as typeof client.query
  })
  /** The statements of this database while `work` ran; one piece of work at a time. */
  return async <T>(work: () => Promise<T>): Promise<{ result: T; sent: readonly Sent[] }> => {
    if (sent) throw new Error('statements are already being recorded')
    const own: Sent[] = (sent = [])
    try {
      return { result: await work(), sent: own }
    } finally {
      sent = undefined
    }
  }
}
