/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { type Schedule, metricName, presentSchedule, schedulesOf } from './schedules.ts'

// Commands and locks: in the caller’s transaction.
export { enqueueReveal } from './commands/plan-reveal.ts'
export { outdateScoring, setScoring } from './commands/set-scoring.ts'
