/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { currentProposals, membersOf, membersOfAll, proposalOf } from './reads.ts'
export { neutralForReview, readForReview, type ForReview } from './for-review.ts'
export { filesOf, filesOfAll } from './files.ts'
export { printForReview, printsForReview } from './print-for-review.ts'

// Commands and locks: in the caller’s transaction.
export { publishOutcomes } from './commands/publish-outcomes.ts'
