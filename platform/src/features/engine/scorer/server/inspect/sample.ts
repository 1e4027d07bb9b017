import { literal, type Database } from '../../../../../base/sandbox/duckdb.ts'
import { sureBoxes } from '../../boxes.ts'
import type { FileDescription } from '../../file-rules.ts'
import type { Prediction } from '../../metrics/metric.ts'
import { usageField } from '../../answer-rules.ts'
import { columnOf } from './read-answers.ts'
import { trimmed as text } from '../engine/readings.ts'
import { writeTable } from '../write-table.ts'

/** The same everywhere, or values of other rows. */
export type SampleKind = 'constant' | 'shuffled'

/**
 * A file like a submission's, for everybody to see: rows in the order of their ids, which tells nothing that the
 * answers' own order might. Constant predictions say nothing of the answers. Shuffled ones are of other rows, and only of
 * rows that list A is scored on: no value of list B leaves.
 */
export async function writeSample(
  db: Database,
  fields: readonly string[],
  file: FileDescription,
  kind: SampleKind,
  path: string,
  prediction?: Prediction,
): Promise<void> {
  const usage = usageField(fields)
  const isPublic = usage === undefined ? 'true' : `lower(${text(columnOf(fields, usage))}) = 'public'`
  const named = text(`placed.${columnOf(fields, file.idColumn.name)}`)
  const id = file.idColumn.kind === 'integer' ? `${named}::bigint` : named
  // Every row is given the values of the public row after it in a random circle, so that none gets its own.
  await db.run(`
    create table circle as
    select *, row_number() over (order by random()) - 1 as place from raw where ${isPublic}`)
  await db.run(`
    create table placed as
    select raw.*, coalesce(circle.place, (row_number() over (order by random()))) as place
    from raw left join circle on circle.r = raw.r`)
  // A literal: with a sub-select here the join would compare each row with all others.
  const [circle] = await db.rows<{ rows: number }>('select count(*)::double as rows from circle')
  const columns = file.columns.map(({ name, kind: of }) => {
    // A column that is a class has no column of its own among the answers.
    if (file.answerColumn !== undefined && prediction === 'quantiles')
      return kind === 'constant' ? `0.5` : `${text(`other.${columnOf(fields, file.answerColumn)}`)}`
    if (file.answerColumn !== undefined && file.answerColumn !== name)
      return kind === 'constant'
        ? `${1 / file.columns.length}`
        : `(${text(`other.${columnOf(fields, file.answerColumn)}`)} = ${literal(name)})::integer`
    const column = columnOf(fields, name)
    const other = text(`other.${column}`)
    if (kind === 'shuffled') return `${of === 'boxes' ? sureBoxes(other) : other}`
    if (of === 'number' || of === 'numbers') return `0.5`
    if (of === 'integer') return `0`
    if (of === 'text' || of === 'labels' || of === 'boxes') return `''`
    // The first in the alphabet, whatever is most frequent.
    return `(select min(${text(column)}) from raw where ${isPublic})`
  })
  await writeTable(
    db,
    {
      names: [file.idColumn.name, ...file.columns.map(column => column.name)],
      values: [id, ...columns],
      from: `placed join circle other on other.place = (placed.place + 1) % ${circle?.rows ?? 0}`,
      order: id,
    },
    path,
  )
}
