// `npm run -s levels`: the features in the order of their imports, as the table that docs/ARCHITECTURE.md shows.
import { join } from 'node:path'
import { featureImports, levelTable } from './feature-levels.ts'
import { readSources } from './import-rules.ts'

console.log(levelTable(featureImports(readSources(join(import.meta.dirname, '../platform/src')))))
