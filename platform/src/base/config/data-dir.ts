import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reachableByOthers } from '../database/places.ts'

/** Where everything that must be kept stands. Apart from the other settings, whose checks take long to load. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return resolve(env.LEITAI_DATA || defaultDataDir())
}

/** Whether the product never got so far there that it made its secrets. */
export function isNew(dataDir: string): boolean {
  return !existsSync(join(dataDir, 'secrets'))
}

/** What Node has compiled of the sources, for the next start. */
export function compileCacheOf(dataDir: string): string {
  return join(dataDir, 'compile-cache')
}

/** `data/` beside the sources, unless the database's own account could never enter there (a clone below /root). */
function defaultDataDir(): string {
  const repository = resolve(import.meta.dirname, '../../../..')
  if (process.getuid?.() !== 0 || reachableByOthers(repository)) return join(repository, 'data')
  return `/var/lib/leitai-${createHash('sha256').update(repository).digest('hex').slice(0, 8)}`
}
