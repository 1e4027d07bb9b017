/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { countSignups, invitedBy, isInviteUsed } from './reads.ts'
export { registrationOf } from './registration.ts'
