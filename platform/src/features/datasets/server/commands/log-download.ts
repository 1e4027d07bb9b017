import type { Tx } from '../../../../base/database/tables.ts'

/** Writes down who took which file when, and counts it. */
export async function logDownload(
  tx: Tx,
  ask: { file: { id: number; dataset_id: number }; userId: number; address: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('dataset_download')
    .values({ dataset_file_id: ask.file.id, user_id: ask.userId, at: ask.now, address: ask.address })
    .execute()
  await tx
    .updateTable('dataset')
    .set(eb => ({ download_count: eb('download_count', '+', 1) }))
    .where('id', '=', ask.file.dataset_id)
    .execute()
}
