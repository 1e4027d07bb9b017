/** What other features use of this one’s server. */

// Reads, and what they are made of.
export type { MediaUse } from './hooks.ts'
export { mediaByIds } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { holdMedia } from './reads.ts'
