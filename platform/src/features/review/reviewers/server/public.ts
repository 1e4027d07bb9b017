/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { trace, type ByReviewer } from './trace.ts'
export { noteReminded } from './commands/note-reminded.ts'
