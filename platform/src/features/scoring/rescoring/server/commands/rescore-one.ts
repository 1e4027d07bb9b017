import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { requeueFailed, submissionState } from '../../../submissions/server/public.ts'
import { rescoringFaults } from '../../faults.ts'
import { rescoreOneJob } from '../job.ts'

/** Has one submission scored again: one that failed goes back into the queue, one with a score keeps it until the new one is there. */
export async function rescoreOne(
  tx: Tx,
  ask: { submissionId: number; reason: string; actor: Actor & { userId: number }; now: Date },
): Promise<'queued' | 'scored'> {
  const { submissionId, reason, actor, now } = ask
  const requeued = await requeueFailed(tx, submissionId, now)
  if (!requeued) {
    const state = (await submissionState(tx, submissionId))?.state
    if (state === 'cancelled') throw new Failure(rescoringFaults.cancelled)
    if (state !== 'scored') throw new Failure(rescoringFaults.stillWaiting)
    await enqueue(tx, rescoreOneJob, { submissionId }, { key: `rescore-one:${submissionId}` })
  }
  await audit(
    tx,
    actor,
    { action: 'submission.rescore', subject: 'submission', subjectId: submissionId, detail: { reason } },
    now,
  )
  return requeued ? 'queued' : 'scored'
}
