import { fork } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ChildAnswer, ChildRequest } from './score-file.ts'

/** Node itself and DuckDB's own structures, above the memory that DuckDB is allowed. */
const besideDuckDbMb = 300
const watchEveryMs = 100
const repository = resolve(import.meta.dirname, '../../../../..')

export type ScorerProcess = {
  /** The only place besides the program itself that the process may read, and the only one that it may write. */
  folder: string
  isAlive(): boolean
  /** Gives it the one request that it serves. Rejects when stopped by the signal. */
  run(request: ChildRequest, signal: AbortSignal | undefined): Promise<ChildAnswer>
  /** Ends it however it stands, and removes its folder. */
  end(): Promise<void>
}

export async function startScorerProcess(): Promise<ScorerProcess> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'leitai-score-')))
  const child = fork(join(import.meta.dirname, 'scorer-child.ts'), [], {
    cwd: folder,
    env: {
      TMPDIR: folder,
      ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
    },
    // No processes, no workers, no writing outside its folder; the database has a lock of its own on top.
    execArgv: [
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${repository}`,
      `--allow-fs-read=${folder}`,
      `--allow-fs-write=${folder}`,
      '--max-old-space-size=256',
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'json',
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)))
  // Also settles when it could not be started at all.
  const gone = new Promise<{ code: number | null; killed: NodeJS.Signals | null }>(settle => {
    child.once('exit', (code, killed) => settle({ code, killed }))
    child.once('error', error => {
      complaint ||= error.message
      if (child.pid === undefined) settle({ code: null, killed: null })
    })
  })

  const isAlive = () => child.connected && child.exitCode === null && child.signalCode === null
  return {
    folder,
    isAlive,
    async run(request, signal) {
      let answer: ChildAnswer | undefined
      const failed = (fault: 'scorer' | 'platform', code: string, log: string[] = []): ChildAnswer => ({
        ok: false,
        fault,
        code,
        issues: [],
        log,
      })
      const stop = (reason?: ChildAnswer) => {
        answer ??= reason
        child.kill('SIGKILL')
      }
      const timer = setTimeout(() => stop(failed('scorer', 'timeout')), request.limits.timeoutMs)
      const watch = setInterval(() => {
        if (child.pid === undefined) return
        residentMb(child.pid).then(
          used => used > request.limits.memoryMb + besideDuckDbMb && stop(failed('scorer', 'memory')),
          () => undefined,
        )
      }, watchEveryMs)
      const abort = () => stop()
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort, { once: true })
      try {
        const told = new Promise<undefined>(settle => {
          child.once('message', message => {
            answer ??= message as ChildAnswer
            settle(undefined)
          })
        })
        // A child that is gone already cannot be told; its exit says why.
        child.send(request, () => undefined)
        const end = await Promise.race([told, gone])
        if (answer) return answer
        if (signal?.aborted) throw new Error('scoring was stopped')
        return failed('platform', 'crashed', [
          `the scorer ended with ${end?.killed ?? end?.code}: ${complaint.trim().split('\n').at(-1) ?? ''}`,
        ])
      } finally {
        clearTimeout(timer)
        clearInterval(watch)
        signal?.removeEventListener('abort', abort)
      }
    },
    async end() {
      child.kill('SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resident memory of a process, in MiB. */
async function residentMb(pid: number): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])
  return (pages * 4096) / 1024 ** 2
}
