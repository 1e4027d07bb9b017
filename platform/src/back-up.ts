import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './base/config/settings.ts'
import { StartupError } from './base/config/startup-error.ts'
import { copyCluster } from './base/database/copy-cluster.ts'
import { copyTree } from './base/database/copy-tree.ts'
import { runningEmbeddedPostgres } from './base/database/embedded.ts'
import { formatBytes } from './base/web/format.ts'

/** Copies what must be kept of the data folder while Leitai runs. The copy is there when it is complete, and can take the folder's place. */
export async function backUp(settings: Settings, to: string, say: (line: string) => void): Promise<number> {
  const { dataDir, DATABASE_URL, S3_BUCKET } = settings
  if (DATABASE_URL)
    throw new StartupError(
      'The database is at DATABASE_URL: back it up with pg_dump, and after it the files.',
    )
  const draft = `${to}.part`
  const taken = [to, draft].find(path => existsSync(path))
  if (taken) throw new StartupError(`${taken} is there already: name another folder, or remove it.`)
  const url = await runningEmbeddedPostgres({ dataDir })
  await mkdir(draft, { recursive: true })
  const copy = (name: string) =>
    copyTree(join(dataDir, name), join(draft, name), path => !path.startsWith('drafts/'))
  await copy('secrets')
  const database = await copyCluster(url, join(dataDir, 'pg'), join(draft, 'pg'))
  // After the database: a row without its file would be harmful, a file without a row is not.
  const files = S3_BUCKET ? undefined : await copy('files')
  await rename(draft, to)
  say(
    `${to}: database ${formatBytes(database)}, ${files === undefined ? `without the files, which are in the bucket ${S3_BUCKET}` : `files ${formatBytes(files)}`}.`,
  )
  return 0
}
