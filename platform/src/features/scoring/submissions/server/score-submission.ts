import { work, type JobRun } from '../../../../base/jobs/job.ts'
import type { Services } from '../../../../base/services.ts'
import type { OnProgress, ScoreOutcome, ScoreRequest } from '../../../engine/scorer/server/public.ts'
import type { Basis } from './basis.ts'
import { OutdatedScore, settleSubmission, type Settlement } from './commands/settle-submission.ts'
import { startSubmission } from './commands/start-submission.ts'
import { publishProgress } from './commands/publish-progress.ts'
import { scoreSubmissionJob } from './job.ts'
import { newestOf } from './progress.ts'
import { scoringInput, type ScoringInput } from './scoring-input.ts'

export type Score = (
  request: ScoreRequest,
  options: { signal: AbortSignal; onProgress?: OnProgress },
) => Promise<ScoreOutcome>

/** The job that scores a submission. Safe to run twice, and to be killed at any point: only settling changes anything. */
export function scoringJob(score: Score) {
  return work(scoreSubmissionJob, async (services, { submissionId }, run) => {
    if (!(await startSubmission(services.db, submissionId, run.now))) return
    try {
      await scoreUntilItHolds(services, submissionId, score, run)
    } catch (error) {
      // A stop of this worker is nobody's fault: the job goes back to the queue as it is.
      if (!run.isLastAttempt || run.signal.aborted) throw error
      run.log.error({ err: error, submission: submissionId }, 'a submission could not be scored')
      await settle(services, submissionId, {
        state: 'failed',
        fault: 'platform',
        code: 'platform',
        issues: [],
        log: [],
      })
    }
  })
}

const settle = ({ db, clock }: Services, submissionId: number, settlement: Settlement, basis?: Basis) =>
  db.transaction().execute(tx => settleSubmission(tx, submissionId, settlement, clock.now(), basis))

/** A round seldom goes over to other answers even once while a file is scored. */
const mostTimes = 5

async function scoreUntilItHolds(services: Services, submissionId: number, score: Score, run: JobRun) {
  for (let time = 1; ; time++) {
    const { settlement, basis } = await settlementOf(services, submissionId, score, run)
    try {
      await settle(services, submissionId, settlement, basis)
      return
    } catch (error) {
      if (!(error instanceof OutdatedScore) || time === mostTimes) throw error
      run.log.info({ submission: submissionId }, 'the answers changed meanwhile: it is scored again')
    }
  }
}

async function settlementOf(
  services: Services,
  submissionId: number,
  score: Score,
  run: JobRun,
): Promise<{ settlement: Settlement; basis?: Basis }> {
  const input = await scoringInput(services, submissionId)
  if (!input)
    return {
      settlement: { state: 'failed', fault: 'scorer', code: 'not_configured', issues: [], log: [] },
    }
  const progress = newestOf<number>(async share => {
    try {
      await services.db.transaction().execute(tx => publishProgress(tx, submissionId, share))
    } catch (error) {
      // The score counts, and whoever cannot be told now sees it.
      run.log.warn({ err: error, submission: submissionId }, 'how far a scoring is could not be told')
    }
  })
  try {
    const outcome = await scoreTwice(() =>
      score(input.request, { signal: run.signal, onProgress: progress.tell }),
    )
    if (!outcome.ok && outcome.fault === 'platform')
      run.log.error(
        { submission: submissionId, reason: outcome.log },
        'the same failure twice: no further try',
      )
    return { settlement: settlementFrom(outcome, input, submissionId), basis: input.basis }
  } finally {
    await progress.end()
    await input.release()
  }
}

/**
 * What fails by our own fault is tried once more at once, in another process: the same failure again is what this file
 * does to us, and would be the same a third time. Any other may pass: it goes back to the queue.
 */
async function scoreTwice(score: () => Promise<ScoreOutcome>): Promise<ScoreOutcome> {
  const first = await score()
  if (first.ok || first.fault !== 'platform') return first
  const second = await score()
  if (second.ok || second.fault !== 'platform') return second
  const reason = second.log.join(' ')
  if (isPassing(reason) || failureOf(first) !== failureOf(second))
    throw new Error(`scoring failed: ${second.code} ${reason}`)
  return second
}

/** A full disk, no memory, no more files or processes: the machine's, whatever the file. */
const isPassing = (reason: string) => /\b(?:ENOSPC|ENOMEM|EMFILE|ENFILE|EAGAIN|EIO|SIGKILL)\b/.test(reason)

/** Without what differs from process to process: its folder and numbers. */
const failureOf = ({ log }: ScoreOutcome) => log.join(' ').replaceAll(/\/[^\s'"]+|\d+/g, '#')

function settlementFrom(outcome: ScoreOutcome, input: ScoringInput, submissionId: number): Settlement {
  if (!outcome.ok) {
    const { fault, code, issues, log } = outcome
    return { state: 'failed', fault, code, issues, log }
  }
  if (outcome.submissionSha256 !== input.sha256)
    throw new Error(`the stored file of submission ${submissionId} is not the one received`)
  const hashes = {
    submissionSha256: outcome.submissionSha256,
    answerSha256: outcome.answerSha256,
    scorerHash: outcome.scorerHash,
  }
  const first = {
    board: input.firstBoard,
    score: outcome.scores.public,
    spread: outcome.spread,
    ...hashes,
  }
  const scores =
    outcome.scores.private === null
      ? [first]
      : [first, { board: 'B' as const, score: outcome.scores.private, ...hashes }]
  return { state: 'scored', rows: outcome.rows, log: outcome.log, issues: outcome.warnings, scores }
}
