import type { FileDescription, FileIssue } from '../../file-rules.ts'
import type { Metric } from '../../metrics/metric.ts'
import type { Database } from './duckdb.ts'
import { loadCells } from './load.ts'
import { cellFor, ids } from './readings.ts'
import { mostIssues } from './scan-table.ts'
import type { Source } from './table-source.ts'

/** Signs of a cell by which it is told what is wrong with it, and those that are shown. */
const mostJudged = 2_000
const mostShown = 60

type Found = { r: number; value: string | null }
/** Where a row stands in the file: the line on which it begins, and its number in a list of records. */
export type Place = { line: number; entry?: number }
export type PlaceOf = (rows: readonly number[]) => Promise<Map<number, Place>>

/**
 * What is wrong in a file of which some row is not fine: read again as text, and told by line and column. Only files
 * with faults pay for this second look.
 */
export async function explainCells(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
  placeOf: PlaceOf,
): Promise<FileIssue[]> {
  await loadCells(db, source, file)
  const issues: FileIssue[] = []
  const look = async (text: string, column: string, wrong: string, issue: (found: string) => FileIssue) => {
    const room = mostIssues - issues.length
    if (room <= 0) return
    const rows = await db.rows<Found>(
      `select rowid::integer as r, left(${text}, ${mostJudged}) as value from cells where not coalesce(${wrong}, false) order by rowid limit ${room}`,
    )
    const places = rows.length > 0 ? await placeOf(rows.map(row => row.r)) : new Map<number, Place>()
    for (const { r, value } of rows)
      issues.push({
        ...issue(value ?? ''),
        found: (value ?? '').slice(0, mostShown),
        ...places.get(r),
        column,
      })
  }
  const id = ids[file.idColumn.kind]
  await look('id', file.idColumn.name, id.careful.fine('id', id.careful.typed('id')), id.issue)
  for (const [index, { name, kind }] of file.columns.entries()) {
    const [text, { careful, issue }] = [`c${index}`, cellFor(kind, metric)]
    await look(text, name, careful.fine(text, careful.typed(text)), issue)
    if (metric?.allowed && issues.length === 0) {
      const { sql, expected } = metric.allowed
      await look(text, name, `(${sql(careful.typed(text))})`, () => ({ code: 'bad_value', expected }))
    }
  }
  return issues
}
