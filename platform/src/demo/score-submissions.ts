import { availableParallelism } from 'node:os'
import type { Log } from '../base/log/log.ts'
import type { Services } from '../base/services.ts'
import { startScorerProcess } from '../features/engine/scorer/server/scorer-process.ts'
import { scoringJob } from '../features/scoring/submissions/server/score-submission.ts'

/**
 * Scores what the demo's teams handed in, by the worker's own job, and one after another in a few scorer processes
 * instead of one for each: it is ready when the first reader comes, and takes a fifth of the processor time. Whatever is
 * left out when it is stopped waits in the queue as any other.
 */
export async function scoreSubmissions(services: Services, log: Log): Promise<void> {
  const waiting = await services.db
    .selectFrom('submission')
    .select('id')
    .where('state', '=', 'queued')
    // As the queue would: what was scored last is what was handed in last.
    .orderBy('received_at')
    .execute()
  const { signal } = new AbortController()
  const scoreInTurn = async () => {
    const scorer = await startScorerProcess()
    const { run } = scoringJob(async (request, { signal, onProgress }) => {
      try {
        return await scorer.score(request, signal, onProgress)
      } finally {
        await scorer.clear()
      }
    })
    try {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await run(
          services,
          { submissionId: next.id },
          { signal, attempt: 1, isLastAttempt: false, log, now: services.clock.now() },
        )
    } finally {
      await scorer.end()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, scoreInTurn))
}
