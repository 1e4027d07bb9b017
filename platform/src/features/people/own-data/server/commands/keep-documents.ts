import type { Tx } from '../../../../../base/database/tables.ts'
import { noteUnused } from '../../../../../base/storage/unused-files.ts'

/** The file of a download’s documents is about to be stored; one of an earlier attempt is of no use any more. */
export async function keepDocuments(
  tx: Tx,
  { downloadId, key, now }: { downloadId: number; key: string; now: Date },
): Promise<void> {
  const before = await tx
    .selectFrom('own_data_download')
    .select('documents_key')
    .where('id', '=', downloadId)
    .forUpdate()
    .executeTakeFirst()
  await tx
    .updateTable('own_data_download')
    .set({ documents_key: key })
    .where('id', '=', downloadId)
    .where('state', '=', 'waiting')
    .execute()
  const keys = new Set([key, before?.documents_key].filter(one => one != null))
  await noteUnused(tx, [...keys], now)
}
