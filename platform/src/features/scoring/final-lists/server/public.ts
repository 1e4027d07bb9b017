/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { competitionsWithFinalList, membersOfList, placesOfList, standingList } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { confirmJob } from './job.ts'
