import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, firstInside, hasBubblewrap, programInside, spawnWrapped } from './bubblewrap.ts'
import { cutBytes } from './cut-bytes.ts'
import { lowerPriority } from './lower-priority.ts'
import { programOf, readsOf } from './program-of.ts'

/** Of what a child says of its own failure, in bytes: it may hold what it was reading. */
const mostOfReason = 2048
/** Node itself and DuckDB's own structures, above the memory that the work is allowed. */
const besideWorkMb = 300
const watchEveryMs = 100

export type ChildLimits = {
  memoryMb: number
  timeoutMs: number
  /**
   * Up to how many times as long a child that was not given half of its time may take: on a machine that is busy with
   * other things it has done little by then.
   */
  patience?: number
}

/** How a request to a child ended. */
export type Ran<Answer> =
  | { how: 'answered'; answer: Answer }
  | { how: 'memory' }
  /** `wasBusy`: it worked for half of the time that it had, at least; undefined where the system does not tell. */
  | { how: 'timeout'; wasBusy?: boolean }
  | { how: 'died'; reason: string }

export type Child<Request, Answer, Told = never> = {
  /** The only place besides the program itself that the process may write; read as well. */
  folder: string
  /** Its number on this machine, which is another one inside; undefined while it starts. */
  pid(): Promise<number | undefined>
  isAlive(): boolean
  /**
   * Gives it a request; the next one only after the answer. Whatever ends otherwise ends the process. Rejects with
   * the signal's reason when that stops it. `onTold` hears what it tells before it answers.
   */
  run(
    request: Request,
    limits: ChildLimits,
    signal: AbortSignal | undefined,
    onTold?: (told: Told) => void,
  ): Promise<Ran<Answer>>
  /** Ends it however it stands, and removes its folder. */
  end(): Promise<void>
}

/**
 * Starts `entry` as a process without environment, in a folder of its own, that may read its program, its folder and
 * the files named here, may write its folder alone, and starts nothing. Its memory and time are watched from outside.
 * Node refuses what its own functions are asked for; where there is bubblewrap, native code finds nothing else either.
 */
export async function startChild<Request, Answer, Told = never>(
  entry: string,
  { mayRead = [] }: { mayRead?: readonly string[] } = {},
): Promise<Child<Request, Answer, Told>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'leitai-child-')))
  const reads = [...readsOf(entry), ...mayRead]
  const args = [
    // No processes, no workers, no writing outside its folder; the database has a lock of its own on top.
    '--permission',
    '--allow-addons',
    // Node takes what is not there for a file, and looks for packages in folders that may not be there.
    ...[folder, ...reads].flatMap(path => [`--allow-fs-read=${path}`, `--allow-fs-read=${path}/*`]),
    `--allow-fs-write=${folder}`,
    '--max-old-space-size=256',
    '--disable-warning=SecurityWarning',
    programOf(entry),
  ]
  const isWrapped = await hasBubblewrap()
  const child = isWrapped
    ? spawnWrapped({ folder, reads }, args, { TMPDIR: folder })
    : spawn(process.execPath, args, {
        cwd: folder,
        env: { TMPDIR: folder },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'json',
      })
  if (child.pid !== undefined) lowerPriority(child.pid)
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)))
  // Also settles when it could not be started at all.
  const gone = new Promise<string>(settle => {
    child.once('exit', (code, killed) => settle(`it ended with ${killed ?? code}: ${told(complaint)}`))
    child.once('error', error => {
      complaint ||= error.message
      if (child.pid === undefined) settle(`it could not be started: ${error.message}`)
    })
  })

  // One that waits for its next request must not keep this process alive: it ends with it.
  const idle = () => {
    child.unref()
    child.channel?.unref()
    if (child.stderr instanceof Socket) child.stderr.unref()
  }
  const first = isWrapped ? await firstInside(child) : undefined
  if (first !== undefined) lowerPriority(first)
  let program = isWrapped ? undefined : child.pid
  const pid = async () => (program ??= first === undefined ? undefined : await programInside(first))
  /** Nothing, while it is being started. */
  const worked = async () => {
    const own = await pid()
    return own === undefined && first !== undefined ? 0 : workedMs(own)
  }
  let isStopped = false
  const kill = () => {
    isStopped = true
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (first !== undefined && !hasEnded) endProcess(first)
    else child.kill('SIGKILL')
  }
  idle()

  return {
    folder,
    pid,
    isAlive: () => child.connected && !isStopped && child.exitCode === null && child.signalCode === null,
    async run(request, limits, signal, onTold) {
      child.ref()
      child.channel?.ref()
      let ran: Ran<Answer> | undefined
      const stop = (reason?: Ran<Answer>) => {
        ran ??= reason
        kill()
      }
      const { timeoutMs, patience = 1 } = limits
      const workedBefore = worked()
      const endsAt = performance.now() + timeoutMs * patience
      let timer: NodeJS.Timeout | undefined
      let isOver = false
      const waitFor = (ms: number) => {
        timer = setTimeout(async () => {
          const [before, now] = [await workedBefore, await worked()]
          // It answered meanwhile, and may be at its next request.
          if (isOver) return
          const isKnown = before !== undefined && now !== undefined
          const wasBusy = isKnown && now - before >= timeoutMs / 2
          const left = endsAt - performance.now()
          if (isKnown && !wasBusy && left > 0) return waitFor(Math.min(left, timeoutMs / 4))
          stop({ how: 'timeout', ...(isKnown ? { wasBusy } : {}) })
        }, ms)
      }
      waitFor(timeoutMs)
      const watch = setInterval(() => {
        pid()
          .then(residentMb)
          .then(
            used => used > limits.memoryMb + besideWorkMb && stop({ how: 'memory' }),
            () => undefined,
          )
      }, watchEveryMs)
      const abort = () => stop()
      let hear: ((message: unknown) => void) | undefined
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort, { once: true })
      try {
        const told = new Promise<undefined>(settle => {
          hear = given => {
            const message = given as Message<Answer, Told>
            if ('told' in message) return onTold?.(message.told)
            ran ??= { how: 'answered', answer: message.answer }
            settle(undefined)
          }
          child.on('message', hear)
        })
        // A child that is gone already cannot be told; its exit says why.
        child.send(request as object, () => undefined)
        const reason = await Promise.race([told, gone])
        if (ran) return ran
        signal?.throwIfAborted()
        return { how: 'died', reason: reason ?? '' }
      } finally {
        isOver = true
        clearTimeout(timer)
        clearInterval(watch)
        signal?.removeEventListener('abort', abort)
        if (hear) child.off('message', hear)
        idle()
      }
    },
    async end() {
      child.ref()
      kill()
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What a child sends: as often as it likes how it gets on, and then its answer. */
type Message<Answer, Told> = { told: Told } | { answer: Answer }

/**
 * What a child's program is: an answer to each request, and the process ends with its parent's interest in it. A
 * parent that was killed leaves nothing behind: the folder goes with its child.
 */
export function answerParent<Request, Answer, Told = never>(
  work: (request: Request, tell: (told: Told) => void) => Promise<Answer>,
  crashed: (reason: string) => Answer,
): void {
  const send = (message: Message<Answer, Told>) => process.send?.(message)
  process.on('message', message => {
    work(message as Request, told => send({ told }))
      .catch((error: unknown) =>
        crashed(cutBytes(error instanceof Error ? error.message : String(error), mostOfReason)),
      )
      .then(answer => send({ answer }))
  })
  const folder = process.cwd()
  process.once('disconnect', () => {
    try {
      rmSync(folder, { recursive: true, force: true })
    } finally {
      // An exit would wait for what a thread of the database is at, without end for a scorer that loops.
      process.kill(process.pid, 'SIGKILL')
    }
  })
}

/** What a program that ended complained of: its error, where it named one, or its last line. */
function told(complaint: string): string {
  const lines = complaint.trim().split('\n')
  return lines.find(line => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? ''
}

/** Hundredths of a second: what Linux counts processor time in (`getconf CLK_TCK`), whatever the processor. */
const tickMs = 10

/** Processor time that a process has used, all of its threads; undefined where the system does not tell. */
async function workedMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the program, in parentheses, may hold anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const worked = (Number(fields?.[11]) + Number(fields?.[12])) * tickMs
  return Number.isFinite(worked) ? worked : undefined
}

/** Resident memory of a process, in MiB. */
async function residentMb(pid: number | undefined): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])
  return (pages * 4096) / 1024 ** 2
}
