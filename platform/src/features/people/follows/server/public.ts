/** What other features use of this one’s server. */

// Reads, and what they are made of.
export {
  blockedAmong,
  blockedBy,
  blocksBetween,
  followCountsOf,
  mutualAmong,
  relationOf,
  type FollowCounts,
  type Relation,
} from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { block, unblock } from './commands/block.ts'
export { follow, unfollow, type FollowOutcome } from './commands/follow.ts'
