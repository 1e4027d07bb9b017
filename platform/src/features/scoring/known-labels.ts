import type { FileDescription } from './file-rules.ts'
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

/** Counts predictions that the answers do not know; undefined where a column's labels are not told. */
export function countLabels({ name, known }: FileDescription['columns'][number]) {
  if (!known || known.length === 0) return undefined
  const kind = labelKind(known)
  const canonical = new Set(known.map(label => canonicalLabel(label, kind)))
  const examples = new Set<string>()
  let rows = 0
  let of = 0
  return {
    take(text: string) {
      of += 1
      if (canonical.has(canonicalLabel(text, kind))) return
      rows += 1
      if (examples.size < mostExamples) examples.add(text.trim().slice(0, longestExample))
    },
    found: (): UnknownLabels[] =>
      rows === 0
        ? []
        : [{ column: name, rows, of, examples: [...examples], known: known.slice(0, mostExamples) }],
  }
}
