import type { Db, Tx } from '../../../../base/database/tables.ts'

/** What competitions are called, by their ids; those that do not exist are left out. */
export async function competitionTitles(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { titleZh: string; titleEn: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'title_zh as titleZh', 'title_en as titleEn'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...titles }) => [id, titles]))
}

/** By which clock each of these competitions goes. */
export async function competitionZones(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'zone'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map(row => [row.id, row.zone]))
}
