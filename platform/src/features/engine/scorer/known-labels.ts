import { fieldsOfBox } from './boxes.ts'
import type { ColumnKind, FileDescription } from './file-rules.ts'
import { canonicalLabel, labelKind } from './labels.ts'

/** Predictions of a column that are none of the labels of its answers. */
export type UnknownLabels = {
  column: string
  /** Rows with such a prediction, and all. */
  rows: number
  of: number
  /** Some of them, and some of those that are known. */
  examples: string[]
  known: string[]
}

const mostExamples = 3
const longestExample = 30

const wordsOf = (cell: string) => cell.split(' ').filter(Boolean)
/** The labels in a prediction's cell. */
const labelsIn: Partial<Record<ColumnKind, (cell: string) => string[]>> = {
  label: cell => [cell],
  labels: wordsOf,
  boxes: cell => wordsOf(cell).filter((_, at) => at % fieldsOfBox.prediction === 0),
}

/** Counts predictions that the answers do not know; undefined where a column's labels are not told. */
export function countLabels({ name, kind: of, known }: FileDescription['columns'][number]) {
  const labels = labelsIn[of]
  if (!labels || !known || known.length === 0) return undefined
  const kind = labelKind(known)
  const canonical = new Set(known.map(label => canonicalLabel(label, kind)))
  const examples = new Set<string>()
  let rows = 0
  let all = 0
  return {
    take(text: string) {
      all += 1
      const unknown = labels(text).filter(label => !canonical.has(canonicalLabel(label, kind)))
      if (unknown.length > 0) rows += 1
      for (const label of unknown)
        if (examples.size < mostExamples) examples.add(label.trim().slice(0, longestExample))
    },
    found: (): UnknownLabels[] =>
      rows === 0
        ? []
        : [{ column: name, rows, of: all, examples: [...examples], known: known.slice(0, mostExamples) }],
  }
}
