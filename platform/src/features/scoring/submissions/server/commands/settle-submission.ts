import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import type { FileIssue } from '../../../../engine/scorer/file-rules.ts'
import { recordScore } from '../../../../people/activity/server/public.ts'
import { isBasisCurrent, type Basis } from '../basis.ts'
import { submissionTopic } from '../job.ts'
import { lockTeamOfSubmission } from '../lock.ts'
import { returnQuotaPlace } from '../quota.ts'
import { boardChanged, isOnBoard } from '../hooks.ts'
import { tellOfEnd } from '../tell-of-end.ts'

export type Settlement =
  | {
      state: 'scored'
      rows: number
      log: readonly string[]
      /** Warnings. */
      issues?: readonly FileIssue[]
      scores: readonly {
        board: 'A' | 'B'
        score: number
        answerSha256: string
        submissionSha256: string
        scorerHash: string
        spread?: { leaveOut: readonly number[]; rows: number } | null
      }[]
    }
  | {
      state: 'failed'
      fault: 'file' | 'scorer' | 'platform'
      code: string
      issues: readonly FileIssue[]
      log: readonly string[]
    }
  | { state: 'cancelled' }

const open = ['uploaded', 'queued', 'running'] as const

/** The round went over to other answers or another scorer while this was scored: it must be scored again. */
export class OutdatedScore extends Error {
  override name = 'OutdatedScore'
}

/**
 * Ends a submission once: scores, quota, ranking, event and live message in one transaction. A second settlement
 * of the same submission (a re-run after a kill, the same job twice) changes nothing and answers false. With a basis
 * that no longer holds it throws `OutdatedScore` and changes nothing either.
 */
export async function settleSubmission(
  tx: Tx,
  submissionId: number,
  settlement: Settlement,
  now: Date,
  basis?: Basis,
): Promise<boolean> {
  const team = await lockTeamOfSubmission(tx, submissionId)
  const submission = await tx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!open.some(state => state === submission.state)) return false
  if (basis && !(await isBasisCurrent(tx, basis))) throw new OutdatedScore(`submission ${submissionId}`)

  const place = { teamId: submission.team_id, scheduleId: submission.schedule_id, day: submission.quota_day }
  const isFileFault = settlement.state === 'failed' && settlement.fault === 'file'
  const charged = settlement.state === 'scored' ? 'accepted' : isFileFault ? 'failed' : 'refunded'
  if (charged !== 'accepted') await returnQuotaPlace(tx, place, charged)

  await tx
    .updateTable('submission')
    .set({
      state: settlement.state,
      charged,
      finished_at: now,
      progress: 1,
      ...(settlement.state === 'cancelled'
        ? {}
        : { log: json(settlement.log), issues: json(settlement.issues ?? []) }),
      ...(settlement.state === 'scored' ? { rows: settlement.rows } : {}),
      ...(settlement.state === 'failed'
        ? {
            fault: settlement.fault,
            fault_code: settlement.code,
          }
        : {}),
    })
    .where('id', '=', submissionId)
    .execute()
  if (settlement.state === 'scored') {
    await tx
      .insertInto('submission_score')
      .values(
        settlement.scores.map(score => ({
          submission_id: submissionId,
          board: score.board,
          score: score.score,
          submission_sha256: score.submissionSha256,
          answer_sha256: score.answerSha256,
          scorer_hash: score.scorerHash,
          computed_at: now,
          leave_out: score.spread ? [...score.spread.leaveOut] : null,
          row_count: score.spread?.rows ?? null,
        })),
      )
      .execute()
    const { schedule_id: scheduleId, sub_rank: subRank } = submission
    await boardChanged.run(tx, { scheduleId, subRank }, team)
    // Of list B nobody hears before its reveal.
    if (settlement.scores.some(({ board }) => board === 'A') && !team.is_baseline && team.banned_at === null)
      await tellScore(tx, submission)
  }
  const detail = settlement.state === 'failed' ? { fault: settlement.fault, code: settlement.code } : {}
  await tx
    .insertInto('submission_event')
    .values({ submission_id: submissionId, at: now, state: settlement.state, detail: JSON.stringify(detail) })
    .execute()
  if (!team.is_baseline) await tellOfEnd(tx, submission, settlement)
  await publish(tx, submissionTopic(submissionId))
  return true
}

/** A score on list A is the person's first in the competition, or their team's best, or nothing to tell of. */
async function tellScore(
  tx: Tx,
  submission: { id: number; user_id: number; competition_id: number; received_at: Date },
): Promise<void> {
  const { isBest } = await tx
    .selectFrom('submission as s')
    .where('s.id', '=', submission.id)
    .select(isOnBoard.run('s', 'A').as('isBest'))
    .executeTakeFirstOrThrow()
  await recordScore(tx, {
    userId: submission.user_id,
    competitionId: submission.competition_id,
    submissionId: submission.id,
    isBest,
    at: submission.received_at,
  })
}
