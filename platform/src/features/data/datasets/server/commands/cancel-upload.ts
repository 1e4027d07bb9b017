import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { datasetFaults } from '../../faults.ts'
import { dropUpload } from './start-upload.ts'

/** Gives up an upload of one's own. */
export async function cancelUpload(
  tx: Tx,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<{ affectedRows: number }> {
  const upload = await tx
    .selectFrom('dataset_upload')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('dataset_id', 'is not', null)
    .where('state', '<>', 'kept')
    .forUpdate()
    .executeTakeFirst()
  if (!upload) throw new Failure(datasetFaults.uploadNotFound)
  await dropUpload(tx, id, now)
  return { affectedRows: 1 }
}
