import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

/** Records a delivery for each key and person. Returns the indexes of the pairs that are new. */
export async function tellFirst(
  tx: Tx,
  people: readonly { key: string; id: number }[],
  now: Date,
): Promise<Set<number>> {
  const keys = people.map(({ key, id }) => `${key}:${id}`)
  const { rows } = await sql<{ key: string }>`
    insert into delivered_notice (key, delivered_at)
    select key, ${now}::timestamptz from unnest(${keys}::text[]) as key order by key
    on conflict do nothing returning key`.execute(tx)
  const fresh = new Set(rows.map(row => row.key))
  return new Set(keys.keys().filter(at => fresh.has(keys[at] as string)))
}
