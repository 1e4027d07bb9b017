/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { namesFor } from './names.ts'
export { countUnreadNotices, unreadOf } from './reads.ts'
export { newestUnread } from './views.ts'

// Commands and locks: in the caller’s transaction.
export { deliver, deliverEach } from './deliver.ts'
export { notify, notifyAll } from './notify.ts'
export { queueLetters, type PlainLetter } from './commands/queue-letters.ts'
export { tellInbox } from './live.ts'
