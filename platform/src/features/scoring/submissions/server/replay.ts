import type { Services } from '../../../../base/services.ts'
import { scoreFile } from '../../../engine/scorer/server/public.ts'
import { scoringInput } from './scoring-input.ts'

export type Replay = {
  board: 'A' | 'B'
  kept: number
  now: number | null
  sameScore: boolean
  sameFiles: boolean
  sameScorer: boolean
}

/** Computes a kept score again from the same files and compares number and hashes. Changes nothing. */
export async function replaySubmission(services: Services, submissionId: number): Promise<Replay[]> {
  const kept = await services.db
    .selectFrom('submission_score')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('board')
    .execute()
  if (kept.length === 0) return []
  const input = await scoringInput(services, submissionId)
  if (!input) return []
  try {
    const outcome = await scoreFile(input.request)
    return kept.map(score => {
      const now = outcome.ok
        ? score.board === input.firstBoard
          ? outcome.scores.public
          : outcome.scores.private
        : null
      const sameFiles =
        outcome.ok &&
        outcome.submissionSha256 === score.submission_sha256 &&
        outcome.answerSha256 === score.answer_sha256
      return {
        board: score.board,
        kept: score.score,
        now,
        sameScore: now === score.score,
        sameFiles,
        sameScorer: outcome.ok && outcome.scorerHash === score.scorer_hash,
      }
    })
  } finally {
    await input.release()
  }
}
