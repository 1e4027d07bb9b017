/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { cardOf, cardRows, listed } from './cards.ts'
export { type CompetitionRow, competitionRow } from './competition-row.ts'
export { guideInfo } from './guide.ts'
export {
  type Competition,
  findCompetition,
  knownCompetitions,
  readCompetition,
  requireCompetition,
} from './known-competition.ts'
export { recommended } from './list.ts'
export { hashCode } from './private-code.ts'
export { actorOf, requireRun } from './run.ts'
export { readTexts } from './sections.ts'

// Commands and locks: in the caller’s transaction.
export { lockCompetition } from './competition-row.ts'
export { featureCompetition } from './commands/feature-competition.ts'
export { setPublished } from './commands/set-published.ts'
