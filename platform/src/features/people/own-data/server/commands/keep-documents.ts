import type { Tx } from '../../../../../base/database/tables.ts'
import { noteUnused } from '../../../../../base/storage/unused-files.ts'

/** Notes that the documents of a download are about to be stored, replacing those of an earlier attempt. */
export async function keepDocuments(
  tx: Tx,
  { downloadId, key, now }: { downloadId: number; key: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('own_data_download')
    .set({ documents_key: key })
    .where('id', '=', downloadId)
    .where('state', '=', 'waiting')
    .execute()
  await noteUnused(tx, [key], now)
}
