import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { migrate } from '../platform/src/base/database/migrate.ts'
import { migrate as migrateAccounts } from '../sso/src/database.ts'
import { useTestFolder } from './test-folder.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty database of the newest schema. */
    madeDataDir: string
  }
}

/** The product is started for real, and that needs the built site. What is started works in the run's folder. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const folder = useTestFolder()
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the site could not be built')
  const dataDir = join(folder, 'made')
  const server = await startEmbeddedPostgres({ dataDir })
  const url = await createDatabase(server.url, 'leitai')
  await migrate(url)
  await migrateAccounts(url)
  await server.stop()
  provide('madeDataDir', dataDir)
}
