/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { namesFor } from './names.ts'
export { unreadOf } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { deliver } from './deliver.ts'
export { notify, notifyAll } from './notify.ts'
export { queueLetters, type PlainLetter } from './commands/queue-letters.ts'
export { tellInbox } from './live.ts'
