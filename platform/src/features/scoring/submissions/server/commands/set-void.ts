import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import { submissionFaults } from '../../faults.ts'
import { isOfOldMetric, boardChanged } from '../hooks.ts'
import { submissionTopic } from '../job.ts'
import { lockTeamOfSubmission } from '../lock.ts'

/** Takes a submission off the boards, or puts it back as if nothing had been. The file stays, and so does its place in the quota. */
export async function setVoid(
  tx: Tx,
  ask: {
    submissionId: number
    isVoid: boolean
    reason: string
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<void> {
  const { submissionId, isVoid, reason, actor, now } = ask
  const team = await lockTeamOfSubmission(tx, submissionId)
  const submission = await tx
    .selectFrom('submission')
    .select(['schedule_id', 'sub_rank', 'state', 'voided_at', 'void_reason'])
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (submission.state !== 'scored') throw new Failure(submissionFaults.notScored)
  if (isVoid && submission.voided_at !== null) {
    // The same asked again, because its answer was lost on the way.
    if (submission.void_reason === reason) return
    throw new Failure(submissionFaults.alreadyVoid)
  }
  if (!isVoid && submission.voided_at === null) {
    const last = await tx
      .selectFrom('submission_event')
      .select(['state', 'detail'])
      .where('submission_id', '=', submissionId)
      .where('state', 'in', ['voided', 'restored'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (last?.state === 'restored' && (last.detail as { reason?: string }).reason === reason) return
    throw new Failure(submissionFaults.notVoid)
  }
  if (!isVoid && (await isOfOldMetric.run(tx, { submissionId, scheduleId: submission.schedule_id })))
    throw new Failure(submissionFaults.oldMetric)
  await tx
    .updateTable('submission')
    .set(
      isVoid
        ? { voided_at: now, voided_by: actor.userId, void_reason: reason }
        : { voided_at: null, voided_by: null, void_reason: null },
    )
    .where('id', '=', submissionId)
    .execute()
  await tx
    .insertInto('submission_event')
    .values({
      submission_id: submissionId,
      at: now,
      state: isVoid ? 'voided' : 'restored',
      detail: JSON.stringify({ reason }),
    })
    .execute()
  await boardChanged.run(tx, { scheduleId: submission.schedule_id, subRank: submission.sub_rank }, team)
  await audit(
    tx,
    actor,
    {
      action: isVoid ? 'submission.void' : 'submission.restore',
      subject: 'submission',
      subjectId: submissionId,
      detail: { reason },
    },
    now,
  )
  await publish(tx, submissionTopic(submissionId))
}
