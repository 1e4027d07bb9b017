/** What other features use of this one’s server. */

// Reads, and what they are made of.
export { requireReadable } from './access.ts'
export { competitionDatasets } from './competition-datasets.views.ts'
export { downloadableSample } from './downloadable-sample.ts'
export { datasetsFound } from './found.ts'
export { countDatasets, datasetsForArchive } from './reads.ts'

// Commands and locks: in the caller’s transaction.
export { addDataset } from './commands/add-dataset.ts'
export { copyDatasets } from './commands/copy-datasets.ts'
export { publishSample } from './commands/publish-sample.ts'
