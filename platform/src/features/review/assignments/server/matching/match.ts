import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Failure } from '../../../../../base/contract/failure.ts'
import { assignmentFaults } from '../../faults.ts'
import type { Matching, MatchProblem } from '../../matching.rules.ts'

/** How many are reckoned at once; each takes a core for a second or two. */
const mostAtOnce = 2
const heap = 1_024

let running = 0

/** Finds the best matching in a thread of its own, so that what answers requests is not held up. */
export async function match(problem: MatchProblem): Promise<Matching> {
  if (running >= mostAtOnce) throw new Failure(assignmentFaults.busy, { headers: { 'retry-after': '5' } })
  running++
  const thread = new Worker(new URL('./match-worker.ts', import.meta.url), {
    workerData: problem,
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // What the process was started with, as for tests or a profile, is not for it.
    execArgv: [],
  })
  try {
    // Rejects with what the thread throws.
    const [matching] = (await once(thread, 'message')) as [Matching]
    return matching
  } finally {
    running--
    await thread.terminate()
  }
}
