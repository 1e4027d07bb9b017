import './hooks.ts'
import type { CronItem } from 'graphile-worker'
import type { Job, JobHandler } from './base/jobs/job.ts'
import { allPersonal } from './features/people/own-data/server/hooks.ts'
import type { Score } from './features/scoring/submissions/server/score-submission.ts'
import { serverFeatures } from './server-features.ts'

/** The code behind every job; scoring needs somebody who scores. */
export const jobHandlers = (scoreFile: Score): readonly JobHandler[] =>
  serverFeatures.flatMap(({ jobs }) => jobs?.({ scoreFile }) ?? [])

/** All that the queue may hold, by what each is called. */
export const jobs: readonly Job<unknown>[] = jobHandlers(() =>
  Promise.reject(new Error('nothing is scored here')),
).map(({ job }) => job)

/** When the recurring ones run (UTC). */
export const crons: CronItem[] = serverFeatures.flatMap(({ recurring = [] }) =>
  recurring.map(({ job, at }) => ({ task: job.name, match: at })),
)

// Whoever asks for what is kept about them, or leaves, is found in the tables of all features.
allPersonal.attach(() => serverFeatures.flatMap(({ personal = [] }) => personal))
