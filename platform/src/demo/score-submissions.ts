import { availableParallelism } from 'node:os'
import type { Log } from '../base/log/log.ts'
import type { Services } from '../base/services.ts'
import { scoringJob, type Score } from '../features/scoring/submissions/server/score-submission.ts'

/**
 * Scores the demo's submissions with the worker's own job, so that boards are complete when the first reader comes. If it
 * is stopped, the rest waits in the queue.
 */
export async function scoreSubmissions(services: Services, log: Log, score: Score): Promise<void> {
  const waiting = await services.db
    .selectFrom('submission')
    .select('id')
    .where('state', '=', 'queued')
    // As the queue would: what was scored last is what was handed in last.
    .orderBy('received_at')
    .execute()
  const { signal } = new AbortController()
  const { run } = scoringJob(score)
  const scoreInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await run(
        services,
        { submissionId: next.id },
        { signal, attempt: 1, isLastAttempt: false, log, now: services.clock.now() },
      )
  }
  await Promise.all(Array.from({ length: availableParallelism() }, scoreInTurn))
}
