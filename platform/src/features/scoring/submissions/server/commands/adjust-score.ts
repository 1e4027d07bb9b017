import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import { submissionFaults } from '../../faults.ts'
import { submissionTopic } from '../job.ts'
import { lockTeamOfSubmission } from '../lock.ts'
import { boardChanged } from '../hooks.ts'

/**
 * Sets a score by hand, or with null goes back to the computed one, which stays beside it and can be replayed at any
 * time. The board marks a team that stands by such a score, and each change is kept with what counted before it.
 */
export async function adjustScore(
  tx: Tx,
  ask: {
    submissionId: number
    board: 'A' | 'B'
    score: number | null
    reason: string
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<void> {
  const { submissionId, board, score, reason, actor, now } = ask
  const team = await lockTeamOfSubmission(tx, submissionId)
  const standing = await tx
    .selectFrom('submission_score')
    .select(eb => eb.fn.coalesce('adjusted_score', 'score').as('score'))
    .where('submission_id', '=', submissionId)
    .where('board', '=', board)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!standing) throw new Failure(submissionFaults.notScored)
  await tx
    .insertInto('score_adjustment')
    .values({
      submission_id: submissionId,
      board,
      old_score: standing.score,
      new_score: score,
      reason,
      adjusted_by: actor.userId,
      adjusted_at: now,
    })
    .execute()
  await tx
    .updateTable('submission_score')
    .set(
      score === null
        ? { adjusted_score: null, adjusted_reason: null, adjusted_by: null, adjusted_at: null }
        : { adjusted_score: score, adjusted_reason: reason, adjusted_by: actor.userId, adjusted_at: now },
    )
    .where('submission_id', '=', submissionId)
    .where('board', '=', board)
    .execute()
  const submission = await tx
    .selectFrom('submission')
    .select(['schedule_id', 'sub_rank'])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  await boardChanged.run(tx, { scheduleId: submission.schedule_id, subRank: submission.sub_rank }, team)
  // Without the number: the audit list says nothing of scores that may still be hidden.
  await audit(
    tx,
    actor,
    {
      action: score === null ? 'submission.unadjust' : 'submission.adjust',
      subject: 'submission',
      subjectId: submissionId,
      detail: { board, reason },
    },
    now,
  )
  await publish(tx, submissionTopic(submissionId))
}
