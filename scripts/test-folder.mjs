// Where the tests put their databases and files: in memory where there is enough of it, as nothing of it is kept and the
// product waits for the disk at each of its writes.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** More than a run was ever seen to take at once. */
const enough = 6 * 1024 ** 3

/** A folder for one run, and what removes it. TMPDIR says otherwise, if somebody set it. */
export function makeTestFolder(env = process.env) {
  const path = mkdtempSync(join(env.TMPDIR ?? (hasRoom(memory) ? memory : tmpdir()), 'leitai-tests-'))
  // As root the database runs under another account, which must get in.
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
