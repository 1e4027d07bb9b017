import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { revealJob, revealJobKey } from '../job.ts'

/** The job that reveals list B at this time; it takes the place of one that waits. */
export const enqueueReveal = (tx: Tx, scheduleId: number, at: Date): Promise<void> =>
  enqueue(tx, revealJob, { scheduleId }, { key: revealJobKey(scheduleId), runAt: at })
