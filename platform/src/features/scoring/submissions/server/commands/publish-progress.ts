import type { Tx } from '../../../../../base/database/tables.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import { submissionTopic } from '../job.ts'

/** Says how far the scoring of a submission is, unless it has ended meanwhile. */
export async function publishProgress(tx: Tx, submissionId: number, progress: number): Promise<void> {
  const told = await tx
    .updateTable('submission')
    .set({ progress })
    .where('id', '=', submissionId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (told.numUpdatedRows > 0n) await publish(tx, submissionTopic(submissionId))
}
