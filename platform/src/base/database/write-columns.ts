import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { rowTypes } from './row-types.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** `npm run -s row-types`: migrates a new database and writes down what its rows are. */
await withScratchDatabase('row-types', async url => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  writeFileSync(join(import.meta.dirname, 'columns.ts'), await rowTypes(client))
  await client.end()
})
