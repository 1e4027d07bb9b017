import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import { scoreJobKey, scoreSubmissionJob, submissionTopic } from '../job.ts'
import { lockTeamOfSubmission } from '../lock.ts'

/** Behind everything that a competitor hands in now. */
const lastInLine = 30_999

/**
 * Gives a failed submission to the scorer again, as if it had just been accepted: it holds a place of its own day's
 * quota until it is settled. Answers false when it is not a failed one.
 */
export async function requeueFailed(tx: Tx, submissionId: number, now: Date): Promise<boolean> {
  await lockTeamOfSubmission(tx, submissionId)
  const before = await tx
    .selectFrom('submission')
    .select(['state', 'charged', 'team_id', 'schedule_id', 'quota_day'])
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before.state !== 'failed') return false
  await tx
    .updateTable('submission')
    .set({
      state: 'queued',
      charged: 'accepted',
      fault: null,
      fault_code: null,
      issues: json([]),
      log: json([]),
      started_at: null,
      finished_at: null,
      progress: 0,
      queue_priority: lastInLine,
    })
    .where('id', '=', submissionId)
    .execute()
  const day = { team_id: before.team_id, schedule_id: before.schedule_id, day: before.quota_day }
  await tx
    .insertInto('quota_day')
    .values({ ...day, accepted: 1, failed: 0 })
    .onConflict(conflict =>
      conflict.columns(['team_id', 'schedule_id', 'day']).doUpdateSet(eb => ({
        accepted: eb('quota_day.accepted', '+', 1),
        failed: eb('quota_day.failed', '-', before.charged === 'failed' ? 1 : 0),
      })),
    )
    .execute()
  await tx
    .insertInto('submission_event')
    .values({
      submission_id: submissionId,
      at: now,
      state: 'queued',
      detail: JSON.stringify({ again: true }),
    })
    .execute()
  await enqueue(
    tx,
    scoreSubmissionJob,
    { submissionId },
    { key: scoreJobKey(submissionId), priority: lastInLine },
  )
  await publish(tx, submissionTopic(submissionId))
  return true
}
