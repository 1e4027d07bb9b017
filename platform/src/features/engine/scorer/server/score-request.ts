import type { FileDescription, FileIssue } from '../file-rules.ts'

export type MetricChoice = { key: string; params: Record<string, unknown> } | { sql: string }

export type ScoreRequest = {
  /** A regular file that the server made; the name decides the format. */
  submission: { path: string; name: string }
  /** `id` names what never changes: files under the same answers may be scored by one process in turn. */
  answer: { path: string; id?: number }
  file: FileDescription
  metric: MetricChoice
  /** split: the answers' `Usage` column says Public, Private or Ignored for each row. */
  mode: 'plain' | 'split'
  /** Also tells how the first score would come out without each of some groups of rows. */
  spread?: boolean
  limits?: Partial<Limits>
}

/** Hears which share of the steps of a scoring is done: read, checked, and each number computed. Below 1, and often 0 times. */
export type OnProgress = (share: number) => void

export type Limits = {
  memoryMb: number
  threads: number
  timeoutMs: number
  /** A scorer of a built-in metric that others kept from working is given up to so many times as long. */
  patience?: number
  unpackedBytes: number
}

/** Scores are of the full number; `private` is null on a plain board. The log never holds answers or private scores. */
export type ScoreOutcome =
  | {
      ok: true
      scores: { public: number; private: number | null }
      spread: { leaveOut: number[]; rows: number } | null
      rows: number
      /** Likely mistakes in a file that was scored. */
      warnings: FileIssue[]
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

export const usualLimits: Limits = {
  memoryMb: 500,
  threads: 2,
  timeoutMs: 120_000,
  patience: 3,
  unpackedBytes: 1024 ** 3,
}
