import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FileDescription, FileIssue } from '../file-rules.ts'
import { scorerHash } from './scorer-hash.ts'

export type MetricChoice = { key: string; params: Record<string, unknown> } | { sql: string }

export type ScoreRequest = {
  /** A regular file that the server made; the name decides the format. */
  submission: { path: string; name: string }
  answer: { path: string }
  file: FileDescription
  metric: MetricChoice
  /** split: the answers' `Usage` column says Public, Private or Ignored for each row. */
  mode: 'plain' | 'split'
  limits?: Partial<Limits>
}

export type Limits = { memoryMb: number; threads: number; timeoutMs: number; unpackedBytes: number }

/** Scores are of the full number; `private` is null on a plain board. The log never holds answers or private scores. */
export type ScoreOutcome =
  | {
      ok: true
      scores: { public: number; private: number | null }
      rows: number
      submissionSha256: string
      answerSha256: string
      scorerHash: string
      durationMs: number
      log: string[]
    }
  | { ok: false; fault: 'file' | 'scorer' | 'platform'; code: string; issues: FileIssue[]; log: string[] }

export type ChildRequest = Omit<ScoreRequest, 'limits'> & { limits: Limits; folder: string }
export type ChildAnswer =
  | Exclude<ScoreOutcome, { ok: true }>
  | Omit<Extract<ScoreOutcome, { ok: true }>, 'scorerHash' | 'durationMs'>

const usual: Limits = { memoryMb: 500, threads: 2, timeoutMs: 120_000, unpackedBytes: 1024 ** 3 }
/** Node itself and DuckDB's own structures, above the memory that DuckDB is allowed. */
const besideDuckDbMb = 300
const watchEveryMs = 100
const repository = resolve(import.meta.dirname, '../../../../..')

/**
 * Scores one file in a process of its own, without environment, in a folder of its own, watched from outside: a
 * scorer that loops, grows or dies costs its submission and nothing else.
 */
export async function scoreFile(
  request: ScoreRequest,
  options: { signal?: AbortSignal } = {},
): Promise<ScoreOutcome> {
  const started = performance.now()
  const limits = { ...usual, ...request.limits }
  const folder = await mkdtemp(join(tmpdir(), 'leitai-score-'))
  try {
    const answer = await runChild({ ...request, limits, folder }, options.signal)
    if (!answer.ok) return answer
    return { ...answer, scorerHash: scorerHash(request.metric), durationMs: performance.now() - started }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runChild(request: ChildRequest, signal: AbortSignal | undefined): Promise<ChildAnswer> {
  const child = fork(join(import.meta.dirname, 'scorer-child.ts'), [], {
    cwd: request.folder,
    env: {
      TMPDIR: request.folder,
      ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
    },
    // No processes, no workers, no writing outside its folder; the database has a lock of its own on top.
    execArgv: [
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${repository}`,
      `--allow-fs-read=${request.folder}`,
      `--allow-fs-read=${request.submission.path}`,
      `--allow-fs-read=${request.answer.path}`,
      `--allow-fs-write=${request.folder}`,
      '--max-old-space-size=256',
      '--disable-warning=SecurityWarning',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'json',
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)))

  return new Promise((settle, reject) => {
    let answer: ChildAnswer | undefined
    const failed = (fault: 'scorer' | 'platform', code: string, log: string[] = []): ChildAnswer => ({
      ok: false,
      fault,
      code,
      issues: [],
      log,
    })
    const stop = (reason: ChildAnswer) => {
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
    const abort = () => child.kill('SIGKILL')
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    child.on('message', message => {
      answer ??= message as ChildAnswer
      child.disconnect()
    })
    child.on('error', reject)
    child.on('exit', (code, killed) => {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', abort)
      if (signal?.aborted && !answer) return reject(new Error('scoring was stopped'))
      settle(
        answer ??
          failed('platform', 'crashed', [
            `the scorer ended with ${killed ?? code}: ${complaint.trim().split('\n').at(-1) ?? ''}`,
          ]),
      )
    })
    // A child that is gone already cannot be told; its exit says why.
    child.send(request, () => undefined)
  })
}

/** Resident memory of a process, in MiB. */
async function residentMb(pid: number): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])
  return (pages * 4096) / 1024 ** 2
}
