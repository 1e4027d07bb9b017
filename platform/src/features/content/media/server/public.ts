/** What other features use of this one’s server. */

// Reads, and what they are made of.
export type { MediaUse } from './hooks.ts'
export { mediaByIds } from './reads.ts'
