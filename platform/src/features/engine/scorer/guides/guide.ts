import type { Localized } from '../../../../base/web/language.ts'

/** What the page of a metric says beyond its definition. Tests score every example, and its words are its numbers. */
export type MetricGuide = {
  example: {
    /** The answers and a result file, as CSV with a header and an id column. */
    answers: string
    submission: string
    params?: Readonly<Record<string, unknown>>
    /** To six places, as the page shows it. */
    score: number
    /** How one comes from the rows to the score, in one or two sentences; TeX between dollars. */
    steps: Localized
  }
  /** What happens where the definition is not plain: one class, ties, zeros, rows without a label. */
  edges: readonly { when: Localized; outcome: Localized }[]
}
