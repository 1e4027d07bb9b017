import type { Db } from '../../../../base/database/tables.ts'

/** The attachments of bids. */
export async function filesOf(
  db: Db,
  bidIds: readonly number[],
): Promise<Map<number, { id: number; name: string; size: number }[]>> {
  if (bidIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bid_file')
    .select(['id', 'bid_id', 'name', 'size'])
    .where('bid_id', 'in', bidIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, row => row.bid_id)
}
