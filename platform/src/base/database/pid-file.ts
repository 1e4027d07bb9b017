import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fast shutdown of the server that the cluster's file names; resolves when its process is gone. */
export async function stopByPidFile(cluster: string): Promise<void> {
  const [pid] = read(join(cluster, 'postmaster.pid'))
  if (!pid || !isServerOf(cluster, pid)) return
  process.kill(pid, 'SIGINT')
  for (const since = Date.now(); Date.now() - since < 20_000 && isServerOf(cluster, pid);) await pause(20)
}

/**
 * PostgreSQL takes the process that its lock files name for alive when its number is: also when it was killed and its
 * parent has not yet taken note, and when another program has the number by now. With our own number in it instead,
 * PostgreSQL sees that the file is stale, and still makes its other checks.
 */
export function takeOverPidFile(file: string, cluster: string): void {
  const [pid, rest] = read(file)
  if (pid && existsSync(`/proc/${pid}`) && !isServerOf(cluster, pid))
    writeFileSync(file, [process.pid, ...rest].join('\n'))
}

function read(file: string): [pid: number | undefined, rest: string[]] {
  if (!existsSync(file)) return [undefined, []]
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n')
  return [Number(pid) || undefined, rest]
}

/** A server stands in its cluster's folder; what has ended stands nowhere, even while it still has its number. */
function isServerOf(cluster: string, pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
