import type { OnProgress, ScoreOutcome, ScoreRequest } from './score-request.ts'
import { startScorerProcess } from './scorer-process.ts'

/**
 * Scores one file in a process of its own, without environment, in a folder of its own, watched from outside: a
 * scorer that loops, grows or dies costs its submission and nothing else.
 */
export async function scoreFile(
  request: ScoreRequest,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: OnProgress } = {},
): Promise<ScoreOutcome> {
  const scorer = await startScorerProcess()
  try {
    return await scorer.score(request, signal, onProgress)
  } finally {
    await scorer.end()
  }
}
