import type { Db } from '../../../../../base/database/tables.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import { submissionTopic } from '../job.ts'

/** Marks a submission as being scored; false when it has already ended. A re-run after a kill starts it again. */
export async function startSubmission(db: Db, submissionId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const done = await tx
      .updateTable('submission')
      .set({ state: 'running', started_at: now, progress: 0 })
      .where('id', '=', submissionId)
      .where('state', 'in', ['uploaded', 'queued', 'running'])
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return false
    await tx
      .insertInto('submission_event')
      .values({ submission_id: submissionId, at: now, state: 'running' })
      .execute()
    await publish(tx, submissionTopic(submissionId))
    return true
  })
}
