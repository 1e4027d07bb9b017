/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { threadsFound } from './found.views.ts'
export { requireThread } from './load.ts'
export { shownSolution, solutionsOfTeams } from './solutions.reads.ts'
