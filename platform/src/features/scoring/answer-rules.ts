import type { FileDescription } from './file-rules.ts'
import type { Prediction } from './metrics/metric.ts'

/** What a column of answers holds, as far as it decides what predictions of it look like. */
export type ColumnFacts = {
  name: string
  isInteger: boolean
  isNumber: boolean
  isUnique: boolean
  empty: number
  /** All different values, sorted; null where there are too many to be classes. */
  values: readonly string[] | null
}

export type AnswerFacts = {
  rows: number
  columns: readonly ColumnFacts[]
  /** Rows by what their `Usage` says; null without that column. */
  usage: { Public: number; Private: number; Ignored: number } | null
}

/** The field that says which rows count where, however it is written. */
export const usageField = (fields: readonly string[]): string | undefined =>
  fields.find(field => field.toLowerCase() === 'usage')

/** The field that most likely names the rows: one called id, else the first whose values all differ, else the first. */
export function idField(columns: readonly ColumnFacts[]): string {
  const found =
    columns.find(column => /^(id|.+[_ -]?id)$/i.test(column.name) && column.isUnique) ??
    columns.find(column => column.isUnique) ??
    columns[0]
  return found?.name ?? ''
}

const usualFormats = ['csv', 'csv.gz', 'jsonl', 'zip'] as const

/**
 * What result files of a round look like, as its answers and its metric suggest: without a metric, by what the columns
 * hold. Undefined where there is nothing to predict.
 */
export function deriveFile(
  facts: AnswerFacts,
  prediction: Prediction | undefined,
  formats: FileDescription['formats'] = usualFormats,
): FileDescription | undefined {
  const usage = usageField(facts.columns.map(column => column.name))
  const id = idField(facts.columns)
  const values = facts.columns.filter(column => column.name !== id && column.name !== usage)
  const [first] = values
  const idColumn = facts.columns.find(column => column.name === id)
  if (!first || !idColumn) return undefined
  // Rows that are ignored may be left out, so that no number of rows is right.
  const rows = (facts.usage?.Ignored ?? 0) > 0 ? {} : { expectedRows: facts.rows }
  const head = {
    idColumn: { name: id, kind: idColumn.isInteger ? ('integer' as const) : ('text' as const) },
    formats,
    ...rows,
  }
  if (prediction === 'probabilities')
    return {
      ...head,
      columns: (first.values ?? []).map(name => ({ name, kind: 'number' as const })),
      answerColumn: first.name,
    }
  if (prediction === 'probability')
    return { ...head, columns: [{ name: first.name, kind: 'number' }], answerColumn: first.name }
  return {
    ...head,
    columns: values.map(({ name, isNumber, isInteger }) => ({
      name,
      kind: kinds[prediction ?? (isNumber && !isInteger ? 'number' : 'label')],
    })),
  }
}

const kinds: Record<Exclude<Prediction, 'probability' | 'probabilities'>, 'label' | 'number' | 'text'> = {
  label: 'label',
  number: 'number',
  list: 'text',
  mask: 'text',
  text: 'text',
}

/** Whether a metric can read files of this description: what it needs in each column. */
export function fitsMetric(file: FileDescription, prediction: Prediction): boolean {
  if (file.columns.length === 0) return false
  const wanted = prediction === 'probability' || prediction === 'probabilities' ? 'number' : kinds[prediction]
  const isClasses = prediction === 'probabilities'
  if (isClasses !== (file.answerColumn !== undefined && file.columns[0]?.name !== file.answerColumn))
    return false
  return file.columns.every(
    ({ kind }) =>
      kind === wanted ||
      (wanted === 'label' && kind === 'integer') ||
      (wanted === 'number' && kind === 'integer'),
  )
}
