import type { z } from 'zod'
import type { Localized } from '../../../../base/web/language.ts'
import type { AnswerRole } from '../file-rules.ts'
import type { Answered, AnswerIssue } from './answer-issues.ts'

/**
 * What a submission's columns hold: one label, any number of labels in a cell, the name of a group, one or more numbers,
 * the probability of the positive class, one probability column a class, one column a quantile, several numbers in a cell
 * that are drawn from a forecast, a ranked list of items, a run-length mask, boxes in a picture, or free text.
 */
export const predictions = [
  'label',
  'probability',
  'probabilities',
  'labels',
  'clusters',
  'number',
  'quantiles',
  'ensemble',
  'list',
  'mask',
  'boxes',
  'text',
] as const
export type Prediction = (typeof predictions)[number]

/**
 * The joined rows of one board: `p0`, `p1`, … are the predictions, `y0`, … the answers, already of their kind. Further
 * columns of the answers stand there under the name of their role: `weight`, `event` and `scale` as numbers, `gains` and
 * `series` as text.
 */
export type Joined = {
  /** Runs SQL over the view `joined`. */
  rows<T>(sql: string): Promise<T[]>
  /** Prediction columns by name; the classes where each column is a class. */
  columns: readonly string[]
  /** Those of the metric's roles that these answers have. */
  roles: ReadonlySet<AnswerRole>
}

/** More steps than this are refused before the first: some ten seconds of a scorer. */
export const mostSteps = 2e9

export type Metric<P extends z.ZodObject = z.ZodObject> = {
  key: string
  name: Localized
  /** TeX. */
  formula: string
  about: Localized
  direction: 'maximize' | 'minimize'
  /** Least and greatest score that the definition allows. */
  range: readonly [number, number]
  prediction: Prediction
  /**
   * Of several predicted columns: there may be only one; each is scored by itself as `p0` against `y0`, and the score is
   * the mean; or the metric reads all of them together.
   */
  columns: 'one' | 'mean' | 'together'
  /** Further columns of the answers that it reads: without a needed one there is no score. */
  roles?: Partial<Record<AnswerRole, 'needed' | 'optional'>>
  /** Values of rows of weight 0 must be allowed as well: they are not left out. */
  keepsWeightless?: true
  params: P
  /** Names for the columns of predictions where the parameters say how many there are, in their order. */
  names?: (params: z.output<P>) => readonly string[]
  /**
   * What a perfect file says where the answers say this, as SQL, where it is not the same: `role` gives the column of
   * the answers that plays one.
   */
  perfect?: (answer: string, role: (role: AnswerRole) => string | undefined, params: z.output<P>) => string
  /** How many steps a row takes, as SQL over `joined`, where that grows faster than the row: see `mostSteps`. */
  steps?: (params: z.output<P>) => string
  /** What of the answers of one list it cannot use, before there is any file. */
  answerIssues?: (answered: Answered, params: z.output<P>) => Promise<AnswerIssue[]>
  /** The score, or NaN where the definition gives none: such a submission fails, it never ranks. */
  compute(joined: Joined, params: z.output<P>): Promise<number>
  /** Text or numbers that the definition does not allow, as an SQL condition over a prediction column, and what is expected. */
  allowed?: { sql: (column: string) => string; expected: string }
}

export const defineMetric = <P extends z.ZodObject>(metric: Metric<P>): Metric<P> =>
  metric.columns === 'mean' ? { ...metric, about: overColumns(metric.about) } : metric

/** What is said of a metric whose score of several columns is the mean of theirs. */
export const overColumns = ({ zh, en }: Localized): Localized => ({
  zh: `${zh}有多列时，取各列成绩的平均值。`,
  en: `${en} Of several columns, the mean over columns counts.`,
})

/** The answers are such that no file can be scored: the organiser's fault, never a file's. */
export class UnusableAnswers extends Error {
  override name = 'UnusableAnswers'
  readonly code: string
  constructor(code: string, message: string = code) {
    super(message)
    this.code = code
  }
}

/** One number from one row. */
export async function single(joined: Joined, sql: string): Promise<number> {
  const [row] = await joined.rows<{ value: number | null }>(sql)
  return row?.value ?? Number.NaN
}

/** Sums without losing small terms behind large ones (Neumaier 1974). */
export function preciseSum(values: Iterable<number>): number {
  let sum = 0
  let lost = 0
  for (const value of values) {
    const next = sum + value
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
  }
  return sum + lost
}

/** The mean of numbers, also where their sum would be none. */
export function preciseMean(values: readonly number[]): number {
  const sum = preciseSum(values)
  return Number.isFinite(sum) ? sum / values.length : preciseSum(values.map(value => value / values.length))
}
