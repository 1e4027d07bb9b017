/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { authDataOf, isCertified } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { forgetIdentity } from './commands/forget-identity.ts'
