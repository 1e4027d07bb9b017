/** What other features use of this one’s server. */

export { editionFacts } from './edition-facts.ts'
export {
  currentForm,
  editionById,
  formById,
  formsByIds,
  publishedEditions,
  readEdition,
  tracksOf,
} from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { freezeForm } from './commands/freeze-form.ts'
export { markResults } from './commands/mark-results.ts'
export { keepEdition, lockEdition } from './reads.ts'
