// Where the tests put their databases and files: in memory where there is enough of it, as nothing of it is kept and the
// product waits for the disk at each of its writes.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** More than a run was ever seen to take at once. */
const enough = 6 * 1024 ** 3

/**
 * Makes a folder that is the temporary one from here on, for this process and for what it starts, and answers its path.
 * TMPDIR says where, if it is set. When this process has ended, however it did, what still works in the folder is ended
 * and the folder is removed.
 */
export function useTestFolder() {
  const path = mkdtempSync(join(process.env.TMPDIR ?? (hasRoom(memory) ? memory : tmpdir()), 'leitai-'))
  // As root the database runs under another account, which must get in.
  chmodSync(path, 0o755)
  process.env.TMPDIR = path
  endWithThisProcess(path)
  return path
}

/** By a shell, which takes hardly any memory: what it reads from ends when this process does, even by SIGKILL. */
function endWithThisProcess(folder) {
  const script = join(import.meta.dirname, 'end-all-of.mjs')
  const watcher = spawn(
    'sh',
    ['-c', 'read _; [ ! -e "$2" ] || exec "$0" "$@"', process.execPath, script, folder],
    { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  watcher.unref()
  watcher.stdin.unref()
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
