import { isDecimal, type FileDescription, type FileIssue, type FileIssueCode } from '../../file-rules.ts'
import type { Metric } from '../../metrics/metric.ts'
import type { Database } from './duckdb.ts'
import { FileFault } from './file-fault.ts'
import { mostIssues } from './load.ts'

type Found = { r: number; value: string | null }
/** Where a row stands in the file. */
export type LineOf = (rows: readonly number[]) => Promise<Map<number, number>>

const decimal = '[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?'

/** Checks every cell and makes the typed table `submission`; ends scoring with all that is wrong, by line and column. */
export async function checkCells(
  db: Database,
  file: FileDescription,
  metric: Metric | undefined,
  lineOf: LineOf,
): Promise<void> {
  const issues: FileIssue[] = []
  const look = async (
    where: string,
    column: string,
    cell: string,
    issue: (found: Found) => Omit<FileIssue, 'line' | 'column'>,
  ) => {
    const room = mostIssues - issues.length
    if (room <= 0) return
    const rows = await db.rows<Found>(
      `select r::integer as r, left(${cell}, 60) as value from cells where ${where} order by r limit ${room}`,
    )
    const lines = rows.length > 0 ? await lineOf(rows.map(row => row.r)) : new Map<number, number>()
    for (const row of rows) issues.push({ ...issue(row), line: lines.get(row.r), column })
  }

  if (file.idColumn.kind === 'integer')
    await look(
      `not regexp_full_match(trim(coalesce(id, '')), '[+-]?[0-9]{1,18}')`,
      file.idColumn.name,
      'id',
      ({ value }) => ({ code: 'bad_id', found: value ?? '' }),
    )
  else
    await look(`trim(coalesce(id, '')) = ''`, file.idColumn.name, 'id', () => ({ code: 'bad_id', found: '' }))
  for (const [index, column] of file.columns.entries()) {
    const cell = `c${index}`
    const text = `trim(coalesce(${cell}, ''))`
    if (column.kind === 'number') {
      await look(
        `not regexp_full_match(${text}, '${decimal}') or not isfinite(try_cast(${text} as double))`,
        column.name,
        cell,
        ({ value }) => ({ code: numberIssue(value), found: value ?? '', expected: '0.5' }),
      )
    }
    if (column.kind === 'integer')
      await look(`not regexp_full_match(${text}, '[+-]?[0-9]{1,18}')`, column.name, cell, ({ value }) => ({
        code: value ? 'bad_integer' : 'empty_value',
        found: value ?? '',
        expected: '1',
      }))
    if (column.kind === 'label')
      await look(`${text} = ''`, column.name, cell, () => ({ code: 'empty_value' }))
    if (metric?.allowed && issues.length === 0) {
      const { sql, expected } = metric.allowed
      const typed = column.kind === 'number' ? `try_cast(${text} as double)` : cell
      await look(`not (${sql(typed)})`, column.name, cell, ({ value }) => ({
        code: 'bad_value',
        found: value ?? '',
        expected,
      }))
    }
  }
  if (issues.length > 0) throw new FileFault(issues)

  const id = file.idColumn.kind === 'integer' ? 'cast(trim(id) as bigint)' : 'trim(id)'
  const columns = file.columns.map((column, index) => `${typedCell(`c${index}`, column.kind)} as p${index}`)
  await db.run(`create table predictions as select r, ${id} as id, ${columns.join(', ')} from cells`)
  await db.run('drop table cells')
}

function numberIssue(value: string | null): FileIssueCode {
  const text = value?.trim() ?? ''
  if (text === '') return 'empty_value'
  return isDecimal(text) || /^[+-]?(nan|inf|infinity)$/i.test(text) ? 'not_finite' : 'bad_number'
}

export function typedCell(cell: string, kind: FileDescription['columns'][number]['kind']): string {
  const text = `trim(coalesce(${cell}, ''))`
  if (kind === 'number') return `cast(${text} as double)`
  if (kind === 'integer') return `cast(cast(${text} as bigint) as varchar)`
  return kind === 'label' ? text : `coalesce(${cell}, '')`
}

/** Every id of the answers exactly once, and no other. Examples are ids, which every participant has; never answers. */
export async function checkIds(db: Database, file: FileDescription, lineOf: LineOf): Promise<void> {
  const issues: FileIssue[] = []
  const withLines = async (code: 'id_duplicated' | 'id_unknown', sql: string) => {
    const rows = await db.rows<{ r: number; id: string }>(`${sql} limit ${mostIssues}`)
    const lines = rows.length > 0 ? await lineOf(rows.map(row => row.r)) : new Map<number, number>()
    for (const row of rows)
      issues.push({ code, line: lines.get(row.r), column: file.idColumn.name, found: row.id })
  }
  await withLines(
    'id_duplicated',
    'select max(r)::integer as r, id::varchar as id from predictions group by id having count(*) > 1 order by 1',
  )
  await withLines(
    'id_unknown',
    'select p.r::integer as r, p.id::varchar as id from predictions p anti join answers a on a.id = p.id order by 1',
  )
  const missing = await db.rows<{ id: string; n: number }>(
    'select a.id::varchar as id, count(*) over ()::integer as n from answers a anti join predictions p on a.id = p.id order by a.id limit 5',
  )
  const [first] = missing
  if (first)
    issues.push({
      code: 'id_missing',
      column: file.idColumn.name,
      expected: String(first.n),
      found: missing.map(row => row.id).join(', '),
    })
  if (issues.length > 0) throw new FileFault(issues.slice(0, mostIssues))
}
