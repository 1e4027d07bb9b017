/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { expertsFound } from './found.ts'
export { expertsFor, publishedNames } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { addExpert, writeExpert } from './commands/save-expert.ts'
