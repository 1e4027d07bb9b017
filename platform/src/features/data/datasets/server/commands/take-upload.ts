import type { Tx } from '../../../../../base/database/tables.ts'
import type { Arrived } from '../../../../../base/storage/incoming.ts'
import { ensureDraft } from './ensure-draft.ts'
import { placeFile } from './place-file.ts'

/** Puts a file that has arrived into its draft, in the place of the one that had its name. Once: again it does nothing. */
export async function takeUpload(tx: Tx, id: string, arrived: Arrived, now: Date): Promise<void> {
  const upload = await tx
    .selectFrom('dataset_upload as u')
    .leftJoin('dataset as d', 'd.id', 'u.dataset_id')
    .select(['u.dataset_id', 'u.user_id', 'u.name', 'd.competition_id'])
    .where('u.id', '=', id)
    .where('u.state', '=', 'received')
    .forUpdate('u')
    .executeTakeFirst()
  if (!upload) return
  await tx.updateTable('dataset_upload').set({ state: 'kept', fault: null }).where('id', '=', id).execute()
  // It was dropped after its last byte: nothing waits for it.
  if (upload.dataset_id === null) return
  const draft = await ensureDraft(tx, { datasetId: upload.dataset_id, userId: upload.user_id, now })
  await placeFile(tx, {
    datasetId: upload.dataset_id,
    versionId: draft.id,
    name: upload.name,
    content: arrived,
    now,
  })
  if (upload.competition_id === null)
    await tx
      .insertInto('dataset_charge')
      .values({ user_id: upload.user_id, sha256: arrived.sha256, size: arrived.size, at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}
