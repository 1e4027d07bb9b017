import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'
import { lockDraft } from './ensure-draft.ts'

type Ask = { datasetId: number; userId: number; address: string | null; now: Date }

/** Forgets a draft and what is on its way into it; a dataset that was never published goes with it. */
export async function discardDraft(tx: Tx, ask: Ask): Promise<{ affectedRows: number }> {
  const { dataset, draft } = await lockDraft(tx, ask.datasetId)
  if (!draft) throw new Failure(datasetFaults.noDraft)
  // Their bytes are swept by the job, which looks for uploads without a dataset.
  await tx
    .updateTable('dataset_upload')
    .set({ dataset_id: null, expires_at: ask.now })
    .where('dataset_id', '=', ask.datasetId)
    .execute()
  if (dataset.current_version_id === null)
    await tx.deleteFrom('dataset').where('id', '=', ask.datasetId).execute()
  else await tx.deleteFrom('dataset_version').where('id', '=', draft.id).execute()
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    {
      action: 'dataset.discard',
      subject: 'dataset',
      subjectId: ask.datasetId,
      detail: { version: draft.number },
    },
    ask.now,
  )
  return { affectedRows: 1 }
}
