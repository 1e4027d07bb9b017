/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { detailsOf, memberSince, organisersOf, receiversAmong, userNames } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { deviceCookie, keepTraces } from './commands/keep-traces.ts'
export { makeOrganiser } from './commands/make-organiser.ts'
export { saveDetails } from './commands/save-details.ts'
export { lockPerson } from './reads.ts'
