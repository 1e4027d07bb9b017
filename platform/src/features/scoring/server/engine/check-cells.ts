import type { FileDescription, FileIssue, FileIssueCode } from '../../file-rules.ts'
import { isDecimal } from '../../file-rules.ts'
import type { Metric } from '../../metrics/metric.ts'
import type { Database } from './duckdb.ts'
import { loadCells, mostIssues, type Source } from './load.ts'

type Found = { r: number; value: string | null }
/** Where a row stands in the file. */
export type LineOf = (rows: readonly number[]) => Promise<Map<number, number>>

type Kind = FileDescription['columns'][number]['kind']
type Cell = {
  /** SQL of the typed value of a cell of text; null where the text is none of its kind. */
  typed: (text: string) => string
  /** SQL that says whether text and its typed value are right; null counts as wrong. */
  fine: (text: string, typed: string) => string
  issue: (text: string) => Pick<FileIssue, 'code' | 'expected'>
}

const trimmed = (text: string) => `trim(coalesce(${text}, ''))`
// The database reads 1_000, 0x10 and 0.5 as integers too. Text that is its own number's text needs no closer look.
const wholeNumber = (text: string) =>
  `(try_cast(${text} as bigint)::varchar = ${text} or regexp_full_match(${trimmed(text)}, '[+-]?[0-9]{1,18}'))`

const cells: Record<Kind, Cell> = {
  number: {
    typed: text => `try_cast(trim(${text}) as double)`,
    // Besides decimals the database takes inf, nan and 1_000 for numbers.
    fine: (text, typed) => `(isfinite(${typed}) and not contains(${text}, '_'))`,
    issue: text => ({ code: numberIssue(text), expected: '0.5' }),
  },
  integer: {
    typed: text => `try_cast(trim(${text}) as bigint)::varchar`,
    fine: wholeNumber,
    issue: text => ({ code: text.trim() === '' ? 'empty_value' : 'bad_integer', expected: '1' }),
  },
  label: {
    typed: trimmed,
    fine: (_text, typed) => `(${typed} <> '')`,
    issue: () => ({ code: 'empty_value' }),
  },
  text: {
    typed: text => `coalesce(${text}, '')`,
    fine: () => 'true',
    issue: () => ({ code: 'empty_value' }),
  },
}

const ids: Record<FileDescription['idColumn']['kind'], Cell> = {
  integer: {
    typed: text => `try_cast(trim(${text}) as bigint)`,
    fine: wholeNumber,
    issue: () => ({ code: 'bad_id' }),
  },
  text: { typed: trimmed, fine: cells.label.fine, issue: () => ({ code: 'bad_id' }) },
}

/** An answer as its predictions' kind; null where it is a number that is not right. */
export const typedAnswer = (text: string, kind: Kind): string => {
  const { typed, fine } = cells[kind]
  return kind === 'number' || kind === 'integer'
    ? `case when ${fine(text, typed(text))} then ${typed(text)} end`
    : typed(text)
}
export const typedId = (text: string, file: FileDescription): string => ids[file.idColumn.kind].typed(text)

/** SQL of what a file's rows are as typed values, and of whether all of a row's cells are right. */
export function typedRow(
  file: FileDescription,
  metric: Metric | undefined,
): { columns: string[]; fine: string } {
  const all = [
    { text: 'id', cell: ids[file.idColumn.kind], checked: false },
    ...file.columns.map(({ kind }, index) => ({ text: `c${index}`, cell: cells[kind], checked: true })),
  ]
  return {
    columns: [
      `${ids[file.idColumn.kind].typed('id')} as id`,
      ...file.columns.map(({ kind }, index) => `${cells[kind].typed(`c${index}`)} as p${index}`),
    ],
    fine: `coalesce(${all
      .flatMap(({ text, cell, checked }) => {
        const typed = cell.typed(text)
        const allowed = checked && metric?.allowed ? [`(${metric.allowed.sql(typed)})`] : []
        return [cell.fine(text, typed), ...allowed]
      })
      .join(' and ')}, false)`,
  }
}

/**
 * What is wrong in a file of which some row is not fine: read again as text, and told by line and column. Only files
 * with faults pay for this second look.
 */
export async function explainCells(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
  lineOf: LineOf,
): Promise<FileIssue[]> {
  await loadCells(db, source, file)
  const issues: FileIssue[] = []
  const look = async (text: string, column: string, wrong: string, issue: (found: string) => FileIssue) => {
    const room = mostIssues - issues.length
    if (room <= 0) return
    const rows = await db.rows<Found>(
      `select r::integer as r, left(${text}, 60) as value from cells where not coalesce(${wrong}, false) order by r limit ${room}`,
    )
    const lines = rows.length > 0 ? await lineOf(rows.map(row => row.r)) : new Map<number, number>()
    for (const { r, value } of rows)
      issues.push({ ...issue(value ?? ''), found: value ?? '', line: lines.get(r), column })
  }
  const id = ids[file.idColumn.kind]
  await look('id', file.idColumn.name, id.fine('id', id.typed('id')), id.issue)
  for (const [index, { name, kind }] of file.columns.entries()) {
    const [text, cell] = [`c${index}`, cells[kind]]
    await look(text, name, cell.fine(text, cell.typed(text)), cell.issue)
    if (metric?.allowed && issues.length === 0) {
      const { sql, expected } = metric.allowed
      await look(text, name, `(${sql(cell.typed(text))})`, () => ({ code: 'bad_value', expected }))
    }
  }
  return issues
}

function numberIssue(value: string): FileIssueCode {
  const text = value.trim()
  if (text === '') return 'empty_value'
  return isDecimal(text) || /^[+-]?(nan|inf|infinity)$/i.test(text) ? 'not_finite' : 'bad_number'
}
