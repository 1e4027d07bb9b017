/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { codesOfTeam, publishedCode } from './reads.ts'

// Commands: in the caller’s transaction.
export { shareCode, unshareCode } from './commands/share-code.ts'
