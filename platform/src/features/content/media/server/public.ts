/** What other features use of this one’s server. */

// Reads, and what they are made of.
export type { MediaUse } from './hooks.ts'
export { mediaFilesOf, type MediaFile } from './media-files.ts'
export { mediaByIds } from './reads.ts'
export { sortMedia, type Taken } from './take-media.ts'

// Commands and locks: in the caller’s transaction.
export { addMedia, requireAlt } from './commands/add-media.ts'
export { holdMedia } from './reads.ts'
