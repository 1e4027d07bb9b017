/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { finalRanking, snapshotOf, standOf } from './results.ts'
export { shortlistOf } from './shortlist.ts'
