import { computeMetric } from '../src/features/engine/scorer/server/engine/compute-metric.ts'
import { literal, type Database } from '../src/features/engine/scorer/server/engine/duckdb.ts'
import type { AnswerRole, ColumnKind, FileDescription } from '../src/features/engine/scorer/file-rules.ts'
import { metricByKey } from '../src/features/engine/scorer/metrics/catalogue.ts'
import { UnusableAnswers } from '../src/features/engine/scorer/metrics/metric.ts'

type Cell = string | number

/** Rows as they stand after a file was read and matched with its answers. */
export type Rows = {
  key: string
  params: Record<string, unknown>
  /** Names of the predicted columns. */
  columns: readonly string[]
  answers: readonly (readonly Cell[])[]
  predictions: readonly (readonly Cell[])[]
  /** Further columns of the answers, row by row. */
  roles?: Partial<Record<AnswerRole, readonly Cell[]>> | undefined
}

const cell = (value: Cell) =>
  typeof value === 'number' ? `${value.toExponential(17)}::double` : literal(value)

/** What the engine scores these rows; NaN where no file could have a score, because of the answers. */
export async function scoredRows(db: Database, rows: Rows): Promise<number> {
  const metric = metricByKey(rows.key)
  if (!metric) throw new Error(`no metric ${rows.key}`)
  const predictions = rows.predictions[0]?.map((_, index) => `p${index}`) ?? []
  const answers = rows.answers[0]?.map((_, index) => `y${index}`) ?? []
  const roles = Object.entries(rows.roles ?? {})
  const values = rows.answers.map((row, index) => {
    const further = roles.map(([, column]) => column[index] ?? '')
    return `(${[...(rows.predictions[index] ?? []), ...row, ...further].map(cell).join(', ')})`
  })
  const names = [...predictions, ...answers, ...roles.map(([role]) => role)]
  await db.run(
    `create or replace table everything as select * from (values ${values.join(', ')}) as t(${names.join(', ')})`,
  )
  const kind: ColumnKind = typeof rows.predictions[0]?.[0] === 'number' ? 'number' : 'text'
  const file: FileDescription = {
    idColumn: { name: 'id', kind: 'integer' },
    columns: rows.columns.map(name => ({ name, kind })),
    ...(answers.length === 1 && rows.columns.length > 1 ? { answerColumn: 'y' } : {}),
    formats: ['csv'],
    roles: Object.fromEntries(roles.map(([role]) => [role, role])),
  }
  const chosen = { metric, params: metric.params.parse(rows.params) }
  const part = { from: 'everything', where: '' }
  return computeMetric(db, { file, chosen, kinds: [] }, part).catch((error: unknown) => {
    if (error instanceof UnusableAnswers) return Number.NaN
    throw error
  })
}
