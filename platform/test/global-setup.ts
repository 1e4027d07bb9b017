import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, startEmbeddedPostgres } from '../src/base/database/embedded.ts'
import { migrate } from '../src/base/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database; tests clone `template` on it. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated database to clone from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leitai-test-'))
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir })
  await migrate(await createDatabase(server.url, 'template'))
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
