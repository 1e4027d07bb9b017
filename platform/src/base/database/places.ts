import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Whether an account without rights of its own can enter every folder on the way to `path`. */
export function reachableByOthers(path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/**
 * Unix socket paths end at 107 bytes, and PostgreSQL reads commas, quotes and spaces as a list: such a data folder
 * gets its sockets in the temporary folder instead.
 */
export function socketDirectory(dataDir: string): string {
  const beside = join(dataDir, 'run')
  if (Buffer.byteLength(beside) < 80 && !/[\s,"'\\]/.test(beside)) return beside
  return join(tmpdir(), `leitai-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
}
