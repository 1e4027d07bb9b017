/** What other features use of this one’s server. */

// Reads, and what they are made of.
export type { HandedIn } from './hooks.ts'
export { notifyOfRevealJob } from './job.ts'
export { requireRound, roundForNotice, roundRows, type RoundRow, roundsBetween, roundsById } from './reads.ts'
export { type Schedule, metricName, presentSchedule, schedulesIn, schedulesOf } from './schedules.ts'

// Commands and locks: in the caller’s transaction.
export { lockRound, lockRoundForUpdate, lockScoringVersion } from './reads.ts'
export { tellOfReveal } from './commands/tell-of-reveal.ts'
export { addRound, copyRounds } from './commands/add-round.ts'
export { outdateScoring, setScoring } from './commands/set-scoring.ts'
