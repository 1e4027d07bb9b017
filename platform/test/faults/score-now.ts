import { makeLog } from '../../src/base/log/log.ts'
import { scoringJob, type Score } from '../../src/features/scoring/submissions/server/score-submission.ts'
import { quickScore } from '../quick-score.ts'
import type { World } from '../world.ts'

type Run = { score?: Score; isLastAttempt?: boolean }

/** Scores a submission as the worker's job does. */
export const scoreNow = (world: World, submissionId: number, run: Run = {}) =>
  scoringJob(run.score ?? quickScore).run(
    world,
    { submissionId },
    {
      signal: new AbortController().signal,
      attempt: 1,
      isLastAttempt: run.isLastAttempt ?? false,
      log: makeLog('test', 'silent'),
      now: world.clock.now(),
    },
  )
