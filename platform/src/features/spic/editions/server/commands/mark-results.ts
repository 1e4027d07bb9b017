import type { Tx } from '../../../../../base/database/tables.ts'

/** Says since when everybody may see the results of an edition; null takes that back. */
export async function markResults(
  tx: Tx,
  { editionId, at, now }: { editionId: number; at: Date | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('spic_edition')
    .set({ results_at: at, updated_at: now })
    .where('id', '=', editionId)
    .execute()
}
