import {
  answerRoles,
  type AnswerRole,
  type ColumnKind,
  type FileDescription,
  type FileIssue,
} from './file-rules.ts'
import type { Metric, Prediction } from './metrics/metric.ts'

/** What a column of answers holds, as far as it decides what predictions of it look like. */
export type ColumnFacts = {
  name: string
  isInteger: boolean
  isNumber: boolean
  isUnique: boolean
  empty: number
  /** How many different values there are. */
  different: number
  /** All different values, sorted; null where there are too many to be classes. */
  values: readonly string[] | null
}

/** As many classes can have a column of probabilities each. */
export const mostClasses = 1_000

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
/** Detectors write their results as one JSON file, and a round that does not take it says what a table needs. */
const usualFormatsOf = (prediction: Prediction | undefined): FileDescription['formats'] =>
  prediction === 'boxes' ? [...usualFormats, 'json'] : usualFormats

/**
 * What result files of a round look like, as its answers and its metric suggest: without a metric, by what the columns
 * hold. Undefined where there is nothing to predict.
 */
export function deriveFile(
  facts: AnswerFacts,
  prediction: Prediction | undefined,
  formats = usualFormatsOf(prediction),
  wanted: Metric['roles'] = {},
  names: readonly string[] = [],
): FileDescription | undefined {
  const usage = usageField(facts.columns.map(column => column.name))
  const id = idField(facts.columns)
  const roles = rolesAmong(facts, wanted, [id, usage])
  const taken = new Set([id, usage, ...Object.values(roles)])
  const values = facts.columns.filter(column => !taken.has(column.name))
  const [first] = values
  const idColumn = facts.columns.find(column => column.name === id)
  if (!first || !idColumn) return undefined
  // Rows that are ignored may be left out, so that no number of rows is right.
  const rows = (facts.usage?.Ignored ?? 0) > 0 ? {} : { expectedRows: facts.rows }
  const head = {
    idColumn: { name: id, kind: idColumn.isInteger ? ('integer' as const) : ('text' as const) },
    formats,
    ...rows,
    ...(Object.keys(roles).length === 0 ? {} : { roles }),
  }
  if (prediction === 'probabilities')
    return {
      ...head,
      columns: (first.values ?? []).map(name => ({ name, kind: 'number' as const })),
      answerColumn: first.name,
    }
  if (prediction === 'quantiles')
    return {
      ...head,
      columns: names.map(name => ({ name, kind: 'number' as const })),
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

/** The same for a metric with these parameters, or with its usual ones. */
export function deriveFor(
  metric: Metric | undefined,
  facts: AnswerFacts,
  formats?: FileDescription['formats'],
  params: unknown = {},
): FileDescription | undefined {
  const given = metric?.params.safeParse(params)
  const names = given?.success ? metric?.names?.(given.data) : []
  return deriveFile(facts, metric?.prediction, formats, metric?.roles, names)
}

/** Columns that are called by a role which the metric reads play it; `taken` are no values. */
function rolesAmong(
  facts: AnswerFacts,
  wanted: Metric['roles'] = {},
  taken: readonly (string | undefined)[],
): Partial<Record<AnswerRole, string>> {
  const found = answerRoles.flatMap(role => {
    const column = wanted[role] && facts.columns.find(({ name }) => name.toLowerCase() === role)
    return column ? [[role, column.name] as const] : []
  })
  // A weight may be what is to be predicted: one that may be left out never leaves nothing.
  const values = facts.columns.filter(({ name }) => !taken.includes(name))
  const isAll = found.length > 0 && found.length === values.length
  return Object.fromEntries(isAll ? found.filter(([role]) => wanted[role] === 'needed') : found)
}

const isName = (name: string) => name.length > 0 && name.length <= 120 && !/\p{Cc}/u.test(name)

/** Why answers cannot say what result files look like, or not so that a file could be made: nothing where they can. */
export function fileIssues(facts: AnswerFacts, file: FileDescription | undefined): FileIssue[] {
  if (!file) return [{ code: 'nothing_to_predict', found: facts.columns[0]?.name.slice(0, 60) }]
  const classes = facts.columns.find(column => column.name === file.answerColumn)
  if (classes && file.columns.length === 0)
    return [
      {
        code: 'too_many_classes',
        column: classes.name,
        expected: String(mostClasses),
        found: String(classes.different),
      },
    ]
  const names = [...facts.columns.map(({ name }) => name), ...file.columns.map(({ name }) => name)]
  const bad = names.filter(name => !isName(name))
  const twice = file.columns.filter(({ name }) => name === file.idColumn.name).map(({ name }) => name)
  return [...new Set([...bad, ...twice])].map(found => ({
    code: 'bad_name',
    line: 1,
    found: found.slice(0, 60),
  }))
}

const kinds: Record<Exclude<Prediction, 'probability' | 'probabilities' | 'quantiles'>, ColumnKind> = {
  label: 'label',
  number: 'number',
  clusters: 'label',
  labels: 'labels',
  ensemble: 'numbers',
  list: 'text',
  boxes: 'boxes',
  mask: 'text',
  text: 'text',
}

/** Whether a metric can read files of this description: what it needs in each column. */
export function fitsMetric(file: FileDescription, prediction: Prediction): boolean {
  if (file.columns.length === 0) return false
  // Several columns that one column of the answers stands for.
  const isShared = prediction === 'probabilities' || prediction === 'quantiles'
  const wanted = isShared || prediction === 'probability' ? 'number' : kinds[prediction]
  if (isShared !== (file.answerColumn !== undefined && file.columns[0]?.name !== file.answerColumn))
    return false
  return file.columns.every(
    ({ kind }) =>
      kind === wanted ||
      (wanted === 'label' && kind === 'integer') ||
      (wanted === 'number' && kind === 'integer'),
  )
}
