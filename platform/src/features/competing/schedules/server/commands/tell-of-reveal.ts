import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { notifyOfRevealJob } from '../job.ts'

/** People are told of a reveal once, by one job a round: at once, or later where something still waits for its score. */
export const tellOfReveal = (tx: Tx, scheduleId: number, runAt?: Date) =>
  enqueue(
    tx,
    notifyOfRevealJob,
    { scheduleId },
    { key: `tell-reveal:${scheduleId}`, ...(runAt && { runAt }) },
  )
