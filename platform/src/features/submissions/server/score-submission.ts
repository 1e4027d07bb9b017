import { work, type JobRun } from '../../../base/jobs/job.ts'
import type { Services } from '../../../base/services.ts'
import type { ScoreOutcome, ScoreRequest } from '../../scoring/server/score-file.ts'
import { settleSubmission, type Settlement } from './commands/settle-submission.ts'
import { startSubmission } from './commands/start-submission.ts'
import { scoreSubmissionJob } from './job.ts'

export type Score = (request: ScoreRequest, options: { signal: AbortSignal }) => Promise<ScoreOutcome>

/** The job that scores a submission. Safe to run twice, and to be killed at any point: only settling changes anything. */
export function scoringJob(score: Score) {
  return work(scoreSubmissionJob, async (services, { submissionId }, run) => {
    if (!(await startSubmission(services.db, submissionId, run.now))) return
    try {
      const settlement = await settlementOf(services, submissionId, score, run)
      await settle(services, submissionId, settlement)
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

const settle = ({ db, clock }: Services, submissionId: number, settlement: Settlement) =>
  db.transaction().execute(tx => settleSubmission(tx, submissionId, settlement, clock.now()))

type ScoringInput = { request: ScoreRequest; firstBoard: 'A' | 'B'; sha256: string; release(): Promise<void> }

/** What the scorer needs for a submission: both files on disk and the round's configuration; undefined while that is incomplete. */
export async function scoringInput(
  { db, storage }: Services,
  submissionId: number,
): Promise<ScoringInput | undefined> {
  const submission = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  const schedule = await db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', submission.schedule_id)
    .executeTakeFirstOrThrow()
  const isSplit = schedule.list_b_mode === 'split'
  // In a split round one answer file serves both lists.
  const firstBoard = isSplit ? 'A' : submission.list
  const answer = await db
    .selectFrom('answer_file')
    .selectAll()
    .where('schedule_id', '=', schedule.id)
    .where('list', '=', firstBoard)
    .where('is_active', '=', true)
    .executeTakeFirst()
  const metric =
    schedule.metric_sql === null
      ? schedule.metric_key && { key: schedule.metric_key, params: schedule.metric_params }
      : { sql: schedule.metric_sql }
  if (!answer || !schedule.file_description || !metric) return undefined
  const [file, truth] = await Promise.all([
    storage.materialise(submission.storage_key),
    storage.materialise(answer.storage_key),
  ])
  return {
    request: {
      submission: { path: file.path, name: submission.file_name },
      answer: { path: truth.path },
      file: schedule.file_description,
      metric,
      mode: isSplit ? 'split' : 'plain',
    },
    firstBoard,
    sha256: submission.sha256,
    release: async () => void (await Promise.all([file.release(), truth.release()])),
  }
}

async function settlementOf(
  services: Services,
  submissionId: number,
  score: Score,
  run: JobRun,
): Promise<Settlement> {
  const input = await scoringInput(services, submissionId)
  if (!input) return { state: 'failed', fault: 'scorer', code: 'not_configured', issues: [], log: [] }
  try {
    const outcome = await score(input.request, { signal: run.signal })
    if (!outcome.ok) {
      // Ours to try again; what the scorer or the file did would happen again.
      if (outcome.fault === 'platform')
        throw new Error(`scoring failed: ${outcome.code} ${outcome.log.join(' ')}`)
      return {
        state: 'failed',
        fault: outcome.fault,
        code: outcome.code,
        issues: outcome.issues,
        log: outcome.log,
      }
    }
    if (outcome.submissionSha256 !== input.sha256)
      throw new Error(`the stored file of submission ${submissionId} is not the one received`)
    const hashes = {
      submissionSha256: outcome.submissionSha256,
      answerSha256: outcome.answerSha256,
      scorerHash: outcome.scorerHash,
    }
    const first = { board: input.firstBoard, score: outcome.scores.public, ...hashes }
    const scores =
      outcome.scores.private === null
        ? [first]
        : [first, { board: 'B' as const, score: outcome.scores.private, ...hashes }]
    return { state: 'scored', rows: outcome.rows, log: outcome.log, scores }
  } finally {
    await input.release()
  }
}
