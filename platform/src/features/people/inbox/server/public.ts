/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { countUnreadMessages } from './unread.ts'

// Commands and locks: in the caller’s transaction.
export { deliverMessages } from './commands/deliver-messages.ts'
