import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { publish } from '../../../../../base/realtime/live.ts'
import type { FileIssue } from '../../../../engine/scorer/file-rules.ts'
import { isBasisCurrent, type Basis } from '../basis.ts'
import { submissionTopic } from '../job.ts'
import { lockTeamOfSubmission } from '../lock.ts'
import { boardChanged } from '../hooks.ts'

type Replacement = {
  submissionId: number
  scores: { A: number | null; B: number | null }
  spread: { leaveOut: number[]; rows: number } | null
  hashes: { submission_sha256: string; answer_sha256: string; scorer_hash: string }
  basis: Basis
  warnings: readonly FileIssue[]
  now: Date
}

/**
 * Puts new scores in the place of a submission's old ones, which are kept; one set by hand stays as it is. Throws when
 * the round has gone over to other answers meanwhile.
 */
export async function replaceScores(tx: Tx, ask: Replacement): Promise<void> {
  const { submissionId, now } = ask
  const team = await lockTeamOfSubmission(tx, submissionId)
  if (!(await isBasisCurrent(tx, ask.basis))) throw new Error('the answers changed while it was scored again')
  const submission = await tx
    .selectFrom('submission')
    .select(['state', 'schedule_id', 'sub_rank'])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  if (submission.state !== 'scored') return
  const old = await tx
    .selectFrom('submission_score')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('board')
    .execute()
  for (const score of old)
    await tx
      .insertInto('submission_score_history')
      .values({
        submission_id: submissionId,
        board: score.board,
        score: score.score,
        submission_sha256: score.submission_sha256,
        answer_sha256: score.answer_sha256,
        scorer_hash: score.scorer_hash,
        computed_at: score.computed_at,
        replaced_at: now,
        rescore_id: null,
        adjusted_score: score.adjusted_score,
        adjusted_reason: score.adjusted_reason,
      })
      .execute()
  for (const board of ['A', 'B'] as const) {
    const score = ask.scores[board]
    if (score === null) {
      await tx
        .deleteFrom('submission_score')
        .where('submission_id', '=', submissionId)
        .where('board', '=', board)
        .execute()
      continue
    }
    const values = {
      score,
      ...ask.hashes,
      computed_at: now,
      leave_out: board === 'A' ? (ask.spread?.leaveOut ?? null) : null,
      row_count: board === 'A' ? (ask.spread?.rows ?? null) : null,
    }
    await tx
      .insertInto('submission_score')
      .values({ submission_id: submissionId, board, ...values })
      .onConflict(conflict => conflict.columns(['submission_id', 'board']).doUpdateSet(values))
      .execute()
  }
  await tx
    .updateTable('submission')
    .set({ issues: json(ask.warnings) })
    .where('id', '=', submissionId)
    .execute()
  await tx
    .insertInto('submission_event')
    .values({ submission_id: submissionId, at: now, state: 'rescored' })
    .execute()
  await boardChanged.run(tx, { scheduleId: submission.schedule_id, subRank: submission.sub_rank }, team)
  await publish(tx, submissionTopic(submissionId))
}
