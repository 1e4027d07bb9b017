/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { deviceCookie, keepTraces } from './commands/keep-traces.ts'
export { makeOrganiser } from './commands/make-organiser.ts'
export { saveDetails } from './commands/save-details.ts'
