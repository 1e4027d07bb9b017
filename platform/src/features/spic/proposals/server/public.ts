/** What other features use of this one’s server. */

// Reads, and what they are made of.
export {
  currentProposals,
  membersOf,
  membersOfAll,
  neutralForReview,
  proposalOf,
  readForReview,
  type ForReview,
} from './reads.ts'
export { filesOf, filesOfAll } from './files.ts'
export { printForReview } from './print-for-review.ts'

// Commands and locks: in the caller’s transaction.
export { publishOutcomes } from './commands/publish-outcomes.ts'
