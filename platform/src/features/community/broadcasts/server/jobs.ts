import { work } from '../../../../base/jobs/job.ts'
import { deliveredAtOnce } from '../rules.ts'
import { deliverBatch } from './commands/deliver-batch.ts'
import { deliverBroadcastJob } from './job.ts'

export const broadcastJobs = [
  work(deliverBroadcastJob, async ({ db, clock }, { broadcastId }, { signal }) => {
    const batch = () =>
      db
        .transaction()
        .execute(tx => deliverBatch(tx, { broadcastId, atOnce: deliveredAtOnce, now: clock.now() }))
    // A worker that stops leaves the rest to the next try.
    while (await batch()) signal.throwIfAborted()
  }),
]
