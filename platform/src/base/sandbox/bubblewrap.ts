import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'

/** The path of bwrap; a program started without environment is not found by its name. */
const bubblewrap = process.env.PATH?.split(delimiter)
  .map(folder => join(folder, 'bwrap'))
  .find(path => existsSync(path))
/** Paths that hold the system's libraries and nothing else. */
const libraries = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/etc/ld.so.cache']
/** The descriptor on which bubblewrap says which process it started, after those that the program uses. */
const infoFd = 4
const longestProbeMs = 5_000

type Reach = { folder: string; reads: readonly string[] }

/**
 * Arguments of bubblewrap for this runtime and what follows: it sees these files, its folder and the libraries of the
 * system, no network and no other process. Unlike Node's permissions, that also holds for native code.
 */
const argumentsFor = ({ folder, reads }: Reach): string[] => {
  const seen = [...libraries, process.execPath, ...reads].flatMap(path => ['--ro-bind-try', path, path])
  const own = ['--bind', folder, folder, '--chdir', folder]
  const system = ['--proc', '/proc', '--dev-bind', '/dev/null', '/dev/null']
  // Otherwise it could fill memory with files that no limit counts.
  const rest = ['--remount-ro', '/', '--info-fd', String(infoFd), process.execPath]
  return ['--unshare-all', '--cap-drop', 'ALL', '--new-session', ...seen, ...system, ...own, ...rest]
}

/** Removes the folder after the program: from inside, a folder that is mounted there cannot be removed. */
const thenRemove = 'folder=$1; shift; "$@"; code=$?; rm -rf -- "$folder"; exit $code'

/** Starts this runtime in bubblewrap, with a channel for messages. The folder goes with it, even if we were killed. */
export const spawnWrapped = (reach: Reach, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(
    '/bin/sh',
    ['-c', thenRemove, 'sh', reach.folder, bubblewrap ?? '', ...argumentsFor(reach), ...args],
    { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'], serialization: 'json' },
  )

/**
 * The process number, on this machine, of the first process inside. Killing it ends everything inside; killing bwrap
 * itself would not. Undefined if it was not started.
 */
export async function firstInside(child: ChildProcess): Promise<number | undefined> {
  let said = ''
  // The shell holds the descriptor open until the end.
  for await (const chunk of child.stdio[infoFd] as Readable) {
    said += String(chunk)
    const pid = /"child-pid": (\d+)/.exec(said)?.[1]
    if (pid !== undefined && said.includes('}')) return Number(pid)
  }
  return undefined
}

/** The program that the first process inside watches over; undefined until it is started. */
export async function programInside(first: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8').catch(() => '')
  return Number(children.trim().split(' ')[0]) || undefined
}

let usable: Promise<boolean> | undefined
/**
 * Whether this machine has bubblewrap and lets it work: containers and some systems allow no namespaces. Found out once,
 * by a program that is measured as children are.
 */
export const hasBubblewrap = (): Promise<boolean> =>
  (usable ??=
    process.platform === 'linux' && bubblewrap !== undefined
      ? probe().catch(() => false)
      : Promise.resolve(false))

async function probe(): Promise<boolean> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'leitai-probe-')))
  const child = spawnWrapped(
    { folder, reads: [] },
    ['--eval', 'process.send(1), process.on("message", () => {})'],
    {},
  )
  const limit = AbortSignal.timeout(longestProbeMs)
  child.on('error', () => undefined)
  const gone = once(child, 'close', { signal: limit }).then(() => undefined)
  try {
    const first = await Promise.race([firstInside(child), gone])
    const message = await Promise.race([once(child, 'message', { signal: limit }), gone])
    const isWorking = message !== undefined && first !== undefined
    const isMeasured = isWorking && (await programInside(first)) !== undefined
    if (first !== undefined) endProcess(first)
    return isMeasured
  } finally {
    child.kill('SIGKILL')
    gone.catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ends a process, if it still is there. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
