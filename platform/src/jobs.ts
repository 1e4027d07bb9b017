import './hooks.ts'
import type { CronItem } from 'graphile-worker'
import type { JobHandler } from './base/jobs/job.ts'
import type { Score } from './features/scoring/submissions/server/score-submission.ts'
import { serverFeatures } from './server-features.ts'

/** The code behind every job; scoring needs somebody who scores. */
export const jobHandlers = (scoreFile: Score): readonly JobHandler[] =>
  serverFeatures.flatMap(({ jobs }) => jobs?.({ scoreFile }) ?? [])

/** When the recurring ones run (UTC). */
export const crons: CronItem[] = serverFeatures.flatMap(({ recurring = [] }) =>
  recurring.map(({ job, at }) => ({ task: job.name, match: at })),
)
