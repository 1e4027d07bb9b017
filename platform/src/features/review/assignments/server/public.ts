/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { keptOut } from './reads.ts'
export { roundsOf, type Round } from './rounds.ts'

// Commands and locks: in the caller’s transaction.
export { askOneMore } from './commands/assign.ts'
export { keepOut, takeBack } from './commands/keep-out.ts'
