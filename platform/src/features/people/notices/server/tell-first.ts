import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

/** Who of these was not told of it before; from now on they were. */
export async function tellFirst(
  tx: Tx,
  key: string,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: string }>`
    insert into delivered_notice (key, delivered_at)
    select ${key} || ':' || id, ${now}::timestamptz from unnest(${ids}::bigint[]) as id order by id
    on conflict do nothing returning split_part(key, ':', -1) as id`.execute(tx)
  return new Set(rows.map(row => Number(row.id)))
}
