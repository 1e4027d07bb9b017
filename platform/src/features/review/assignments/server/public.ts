/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { inReview } from './in-review.ts'
export { match } from './matching/match.ts'
export { keptOut } from './edition.views.ts'
export { takesPart } from './hooks.ts'
export { conflictsOf, problemOf } from './problem.ts'
export { openedRounds, roundsOf, settingsOf, type Round } from './rounds.ts'

// Commands and locks: in the caller’s transaction.
export { giveOneMore } from './commands/assign.ts'
export { findByRule } from './commands/conflicts.ts'
export { keepOut, takeBack } from './commands/keep-out.ts'
export { applyMatching, keepMatching } from './commands/matchings.ts'
export { lockRound } from './rounds.ts'
