import pg from 'pg'
import type { Product } from '../product.ts'

const everyMs = 25
const most = 6

/** Looks again and again at what the database is doing for the API; those seen most often take most of its time. */
export function watchStatements({ databaseUrl }: Product): () => Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' })
  const seen = new Map<string, number>()
  let looks = 0
  const over = new AbortController()
  const watching = (async () => {
    await client.connect()
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ query: string }>(
        `select query from pg_stat_activity where application_name = 'leitai api' and state = 'active'`,
      )
      looks++
      for (const { query } of rows) seen.set(query, (seen.get(query) ?? 0) + 1)
      await new Promise(done => setTimeout(done, everyMs))
    }
    await client.end()
  })()
  return async () => {
    over.abort()
    await watching
    return [...seen]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([query, times]) => `${(times / looks).toFixed(2)} at a time \`${shorten(query)}\``)
  }
}

/** One line that a table of Markdown can hold. */
function shorten(query: string): string {
  const line = query.replace(/\s+/g, ' ').replace(/[`|]/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 100)} … ${line.slice(-55)}`
}
