/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { cardOf, cardRows, listed } from './cards.views.ts'
export { type CompetitionRow, competitionRow } from './competition-row.ts'
export { competitionsFound } from './found.ts'
export { guideInfo } from './guide.ts'
export {
  type Competition,
  findCompetition,
  knownCompetitions,
  publishedTo,
  readCompetition,
  requireCompetition,
} from './known-competition.ts'
export { recommended } from './list.views.ts'
export {
  begunCompetitions,
  competitionEnds,
  competitionTitles,
  competitionZones,
  countParts,
  publicTitles,
} from './reads.ts'
export { actorOf, requireRun } from './run.ts'
export { readBasics, readFaq, readTexts } from './sections.ts'

// Commands and locks: in the caller’s transaction.
export { lockCompetition } from './competition-row.ts'
export { addChoices, addFaq, addTexts } from './commands/add-parts.ts'
export { copyCompetition } from './commands/copy-competition.ts'
export { featureCompetition } from './commands/feature-competition.ts'
export { makeDraft } from './commands/make-draft.ts'
export { setPublished } from './commands/set-published.ts'
