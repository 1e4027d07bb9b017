import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reachableByOthers } from '../database/places.ts'

/** Where everything that must be kept stands. Apart from the other settings, whose checks take long to load. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return resolve(env.LEITAI_DATA || defaultDataDir())
}

/** Whether nothing was ever started there. */
export function isNew(dataDir: string): boolean {
  return !existsSync(dataDir) || (statSync(dataDir).isDirectory() && readdirSync(dataDir).length === 0)
}

/** What Node has compiled of the sources, for the next start: where Node itself was told to keep it, if it was. */
export function compileCacheOf(dataDir: string): string {
  return process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'compile-cache')
}

/** `data/` beside the sources, unless the database's own account could never enter there (a clone below /root). */
function defaultDataDir(): string {
  const repository = resolve(import.meta.dirname, '../../../..')
  if (process.getuid?.() !== 0 || reachableByOthers(repository)) return join(repository, 'data')
  return `/var/lib/leitai-${createHash('sha256').update(repository).digest('hex').slice(0, 8)}`
}
