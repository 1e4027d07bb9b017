/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { putTracks } from './commands/save-season.ts'
