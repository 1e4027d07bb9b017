import type { Db, Tx } from '../../../base/database/tables.ts'

/** Those of these findings that are of this competition. */
export async function findingsOf(
  db: Db | Tx,
  competitionId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('integrity_finding')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}
