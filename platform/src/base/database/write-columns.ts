import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { rowTypes } from './row-types.ts'

/** `npm run -s row-types`: migrates a new database and writes down what its rows are. */
const dataDir = mkdtempSync(join(tmpdir(), 'leitai-row-types-'))
chmodSync(dataDir, 0o755)
const server = await startEmbeddedPostgres({ dataDir })
try {
  const url = await createDatabase(server.url, 'columns')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  writeFileSync(join(import.meta.dirname, 'columns.ts'), await rowTypes(client))
  await client.end()
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
