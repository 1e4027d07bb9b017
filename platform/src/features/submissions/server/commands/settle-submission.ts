import type { Tx } from '../../../../base/database/tables.ts'
import { publish } from '../../../../base/realtime/live.ts'
import { refreshEntries } from '../../../rankings/server/lookups.ts'
import type { FileIssue } from '../../../scoring/file-rules.ts'
import { submissionTopic } from '../job.ts'
import { lockTeamOfSubmission } from '../lock.ts'
import { returnOne } from '../quota.ts'

export type Settlement =
  | {
      state: 'scored'
      rows: number
      log: readonly string[]
      scores: readonly {
        board: 'A' | 'B'
        score: number
        answerSha256: string
        submissionSha256: string
        scorerHash: string
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

/**
 * Ends a submission once: scores, quota, ranking, event and live message in one transaction. A second settlement
 * of the same submission (a re-run after a kill, the same job twice) changes nothing and answers false.
 */
export async function settleSubmission(
  tx: Tx,
  submissionId: number,
  settlement: Settlement,
  now: Date,
): Promise<boolean> {
  const team = await lockTeamOfSubmission(tx, submissionId)
  const submission = await tx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!open.some(state => state === submission.state)) return false

  const place = { teamId: submission.team_id, scheduleId: submission.schedule_id, day: submission.quota_day }
  const isFileFault = settlement.state === 'failed' && settlement.fault === 'file'
  const charged = settlement.state === 'scored' ? 'accepted' : isFileFault ? 'failed' : 'refunded'
  if (charged !== 'accepted') await returnOne(tx, place, charged)

  await tx
    .updateTable('submission')
    .set({
      state: settlement.state,
      charged,
      finished_at: now,
      progress: 1,
      ...(settlement.state === 'cancelled' ? {} : { log: JSON.stringify(settlement.log) as never }),
      ...(settlement.state === 'scored' ? { rows: settlement.rows } : {}),
      ...(settlement.state === 'failed'
        ? {
            fault: settlement.fault,
            fault_code: settlement.code,
            issues: JSON.stringify(settlement.issues) as never,
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
        })),
      )
      .execute()
    const schedule = await tx
      .selectFrom('schedule')
      .select(['id', 'direction', 'list_b_mode'])
      .where('id', '=', submission.schedule_id)
      .executeTakeFirstOrThrow()
    await refreshEntries(
      tx,
      {
        scheduleId: schedule.id,
        subRank: submission.sub_rank,
        direction: schedule.direction,
        listBMode: schedule.list_b_mode,
      },
      {
        id: team.id,
        isRanked: !team.is_baseline,
        isOnBoard: team.banned_at === null && team.merged_into_id === null,
      },
    )
  }
  const detail = settlement.state === 'failed' ? { fault: settlement.fault, code: settlement.code } : {}
  await tx
    .insertInto('submission_event')
    .values({ submission_id: submissionId, at: now, state: settlement.state, detail: JSON.stringify(detail) })
    .execute()
  await publish(tx, submissionTopic(submissionId))
  return true
}
