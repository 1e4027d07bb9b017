import type { Db, Tx } from '../../../../../base/database/tables.ts'

/** Its old score stands; that it could not be scored again is written down. */
export async function noteRescoreFailed(
  db: Db | Tx,
  { submissionId, now, ...detail }: { submissionId: number; fault: string; code: string; now: Date },
): Promise<void> {
  await db
    .insertInto('submission_event')
    .values({
      submission_id: submissionId,
      at: now,
      state: 'rescore-failed',
      detail: JSON.stringify(detail),
    })
    .execute()
}
