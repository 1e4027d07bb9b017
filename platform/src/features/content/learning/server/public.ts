/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { putSteps } from './commands/save-path.ts'
