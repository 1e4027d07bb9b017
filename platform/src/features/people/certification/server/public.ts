/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { authDataOf, isCertified } from './reads.ts'
