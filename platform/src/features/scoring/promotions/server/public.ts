/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { promotionsForArchive } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { addPromotions } from './commands/add-promotions.ts'
