/** What other features use of this one’s server. */

// Commands and locks: in the caller’s transaction.
export { deliver } from './deliver.ts'
export { notify } from './notify.ts'
