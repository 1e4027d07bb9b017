import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

/** Runs `work` with the URL of a new, migrated database and its server's data folder; both are removed afterwards. */
export async function withScratchDatabase(
  name: string,
  work: (url: string, dataDir: string) => Promise<unknown>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), `leitai-${name}-`))
  // As root the database runs under another account, which must get in.
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    const url = await createDatabase(server.url, 'leitai')
    await migrate(url)
    await work(url, dataDir)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
