import { constants } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileDescription, FileIssue } from '../file-rules.ts'
import { startScorerProcess, type ScorerProcess } from './scorer-process.ts'
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
  /** Also tells how the first score would come out without each of some groups of rows. */
  spread?: boolean
  limits?: Partial<Limits>
}

export type Limits = { memoryMb: number; threads: number; timeoutMs: number; unpackedBytes: number }

/** Scores are of the full number; `private` is null on a plain board. The log never holds answers or private scores. */
export type ScoreOutcome =
  | {
      ok: true
      scores: { public: number; private: number | null }
      spread: { leaveOut: number[]; rows: number } | null
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

type Options = { signal?: AbortSignal }

/**
 * Scores one file in a process of its own, without environment, in a folder of its own, watched from outside: a
 * scorer that loops, grows or dies costs its submission and nothing else.
 */
export const scoreFile = async (request: ScoreRequest, { signal }: Options = {}): Promise<ScoreOutcome> =>
  scoreIn(await startScorerProcess(), request, signal)

/**
 * The same with the next process always ready: starting one takes longer than scoring a small file. Each still
 * scores one file and ends.
 */
export function openScorer() {
  let next: Promise<ScorerProcess> | undefined
  let isOpen = true
  const prepare = () => {
    next = startScorerProcess()
    // Whoever takes it is told.
    next.catch(() => undefined)
  }
  prepare()
  return {
    async scoreFile(request: ScoreRequest, { signal }: Options = {}): Promise<ScoreOutcome> {
      const ready = await next
      next = undefined
      const scorer = ready?.isAlive() ? ready : await startScorerProcess()
      try {
        return await scoreIn(scorer, request, signal)
      } finally {
        if (isOpen && !next) prepare()
      }
    },
    async close() {
      isOpen = false
      await (await next)?.end()
    },
  }
}

async function scoreIn(
  scorer: ScorerProcess,
  request: ScoreRequest,
  signal: AbortSignal | undefined,
): Promise<ScoreOutcome> {
  const started = performance.now()
  const limits = { ...usual, ...request.limits }
  try {
    // Copies, which the disk shares where it can: whatever runs in there, the stored files stay as they are.
    const copy = async (path: string, name: string) => {
      const own = join(scorer.folder, name)
      await copyFile(path, own, constants.COPYFILE_FICLONE)
      return own
    }
    const submission = { ...request.submission, path: await copy(request.submission.path, 'received') }
    const answer = { path: await copy(request.answer.path, 'answers') }
    const outcome = await scorer.run(
      { ...request, submission, answer, limits, folder: scorer.folder },
      signal,
    )
    if (!outcome.ok) return outcome
    return { ...outcome, scorerHash: scorerHash(request.metric), durationMs: performance.now() - started }
  } finally {
    await scorer.end()
  }
}
