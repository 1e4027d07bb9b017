import { fieldsOfBox } from './boxes.ts'
import type { ColumnKind, FileDescription, FileIssue } from './file-rules.ts'
import { canonicalLabel, labelKind } from './labels.ts'

export const mostExamples = 3
const longestExample = 30

/** A warning that `rows` of `of` predictions contain labels which are not among the answers' `known` labels. */
export const unknownLabels = (
  column: string,
  found: { labels: readonly string[]; rows: number; of: number; known: readonly string[] },
): FileIssue => ({
  code: 'unknown_labels',
  column,
  rows: found.rows,
  of: found.of,
  found: found.labels.map(label => label.trim().slice(0, longestExample)).join(', '),
  expected: found.known.slice(0, mostExamples).join(', '),
})

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
      for (const label of unknown) if (examples.size < mostExamples) examples.add(label)
    },
    found: (): FileIssue[] =>
      rows === 0 ? [] : [unknownLabels(name, { labels: [...examples], rows, of: all, known })],
  }
}
