/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { forgetIdentity } from './commands/forget-identity.ts'
