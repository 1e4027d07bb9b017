// Ends what a run of the tests left: every process that works in the run's temporary folder, and the folder. As a program
// it does so for the folder it is given.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** After this many milliseconds, what was asked to end is killed. */
const grace = 5_000

/** Resolves when none of its processes is left and the folder is gone. */
export async function endAllOf(folder) {
  const asked = new Set()
  for (const began = Date.now(); ; await pause(50)) {
    const left = processesOf(folder)
    const isLate = Date.now() - began > grace
    for (const pid of left) {
      if (isLate || !asked.has(pid)) send(pid, isLate ? 'SIGKILL' : 'SIGTERM')
      asked.add(pid)
    }
    if (left.length === 0) unmountIn(folder)
    // Once more if something is still there: it gives up where another removes the same.
    if (left.length === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    // What does not end when it is killed hangs in the kernel.
    if (!existsSync(folder) || Date.now() - began > 2 * grace) return
  }
}

/** Small disks that tests mount. A folder with one in it cannot be removed. */
function unmountIn(folder) {
  const mounted = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  for (const line of mounted) {
    const [, place = ''] = line.split(' ')
    if (place.startsWith(`${folder}/`)) spawnSync('umount', [place])
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Those whose environment or command names the folder (TMPDIR, the database's own folder, a browser's profile), and what
 * they started. Process groups would not do: databases, browsers and products of tests have groups of their own.
 */
function processesOf(folder) {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readProcess)
    // One that does the same as this one, or waits to do so, ends by itself.
    .filter(({ names }) => !names.includes(`${import.meta.filename}\0${folder}\0`))
  const found = new Set()
  const add = ({ pid }) => {
    if (found.has(pid)) return
    found.add(pid)
    all.filter(({ parent }) => parent === pid).forEach(add)
  }
  all.filter(({ names }) => names.includes(folder)).forEach(add)
  return [...found]
}

function readProcess(pid) {
  try {
    const read = file => readFileSync(`/proc/${pid}/${file}`, 'utf8')
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read('status'))[1])
    const names = read('cmdline') + read('environ')
    return [{ pid: Number(pid), parent, names }]
  } catch {
    return [] // it ended meanwhile, or is another account's
  }
}

if (process.argv[1] === import.meta.filename) await endAllOf(process.argv[2])
