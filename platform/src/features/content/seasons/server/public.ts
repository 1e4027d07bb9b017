/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { putDecision } from './commands/decide-award.ts'
export { putTracks } from './commands/put-tracks.ts'
