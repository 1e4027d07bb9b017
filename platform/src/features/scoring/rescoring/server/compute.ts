import type { Services } from '../../../../base/services.ts'
import type { FileIssue } from '../../../engine/scorer/file-rules.ts'
import type { ScoreOutcome, ScoreRequest } from '../../../engine/scorer/server/public.ts'
import { scoringInput, type Other, type ScoringInput } from '../../submissions/server/public.ts'

export type Score = (request: ScoreRequest, options: { signal: AbortSignal }) => Promise<ScoreOutcome>

export type Computed =
  | {
      ok: true
      scores: { A: number | null; B: number | null }
      spread: { leaveOut: number[]; rows: number } | null
      rows: number
      log: string[]
      warnings: FileIssue[]
      hashes: { submission_sha256: string; answer_sha256: string; scorer_hash: string }
      basis: ScoringInput['basis']
    }
  | { ok: false; fault: 'file' | 'scorer' | 'platform'; code: string }

/** A submission's scores by what counts now or by something else, with the scorer of this process; changes nothing. */
export async function compute(
  services: Services,
  score: Score,
  submissionId: number,
  other: Other | undefined,
  signal: AbortSignal,
): Promise<Computed> {
  const input = await scoringInput(services, submissionId, other)
  if (!input) return { ok: false, fault: 'scorer', code: 'not_configured' }
  try {
    const outcome = await score(input.request, { signal })
    if (!outcome.ok) return { ok: false, fault: outcome.fault, code: outcome.code }
    if (outcome.submissionSha256 !== input.sha256)
      throw new Error(`the stored file of submission ${submissionId} is not the one received`)
    const isA = input.firstBoard === 'A'
    return {
      ok: true,
      scores: {
        A: isA ? outcome.scores.public : null,
        B: isA ? outcome.scores.private : outcome.scores.public,
      },
      spread: outcome.spread,
      rows: outcome.rows,
      log: outcome.log,
      warnings: outcome.warnings,
      hashes: {
        submission_sha256: outcome.submissionSha256,
        answer_sha256: outcome.answerSha256,
        scorer_hash: outcome.scorerHash,
      },
      basis: input.basis,
    }
  } finally {
    await input.release()
  }
}
