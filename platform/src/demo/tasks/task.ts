import type { FileDescription } from '../../features/engine/scorer/file-rules.ts'
import type { Random } from '../random.ts'

export type Entry = {
  /** Makes the result file of one submission. */ predict(random: Random): string
  /** What its file is called. */ name: string
}

/** A prediction task: its files, its answers, and models of growing strength. */
export type Task = {
  file: FileDescription
  metric: { key: string; params: Record<string, unknown>; direction: 'maximize' | 'minimize' }
  train: string
  test: string
  sample: string
  answer: string
  rows: { train: number; test: number }
  /** Weakest first. */
  models: readonly Entry[]
}
