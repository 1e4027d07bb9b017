/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { privacyOf, seenOf, visibleOf } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { setPrivacy } from './commands/set-privacy.ts'
