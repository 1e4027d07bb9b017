/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { hashPassword, isPassword } from './passwords.ts'

// Commands and locks: in the caller’s transaction.
export { trace, type ByReviewer } from './trace.ts'
export { noteReminded } from './commands/note-reminded.ts'
