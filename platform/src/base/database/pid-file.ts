import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fast shutdown of the server that the cluster's file names; resolves when its process is gone. */
export async function stopByPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 'SIGINT')
    for (const since = Date.now(); Date.now() - since < 20_000 && !isDead(pid); await pause(20))
      process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * A killed server that its parent has not yet taken note of still has its process number, and the next one would
 * take it for alive. With our own number in its lock files instead, PostgreSQL sees that it is stale, and still makes
 * its other checks.
 */
export function disownDead(file: string): void {
  if (!existsSync(file)) return
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (isDead(Number(pid))) writeFileSync(file, [process.pid, ...rest].join('\n'))
}

/** Ended, but its parent has not asked how. */
function isDead(pid: number): boolean {
  const status = `/proc/${pid}/status`
  return existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8'))
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
