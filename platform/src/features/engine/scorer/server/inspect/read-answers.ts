import { join } from 'node:path'
import { identifier, type Database } from '../../../../../base/sandbox/duckdb.ts'
import { separatorIssue } from '../../file-kind.ts'
import { isIndex, type FileIssue } from '../../file-rules.ts'
import { reader, requireTable } from '../engine/load.ts'
import { requireKind } from '../engine/unpack.ts'
import { openTable } from '../engine/table-source.ts'

const mostColumns = 200

/** Where the answers stand that the database reads; nobody else writes there. */
export const normalAnswers = (folder: string): string => join(folder, 'raw.normal')

/**
 * Answers as table `raw`: `r`, the row's number from 0, and `f0`, … as text, one for each field of the header. The
 * database must be allowed to read `normalAnswers`.
 */
export async function loadRaw(
  db: Database,
  path: string,
  folder: string,
): Promise<{ fields: string[]; headerLine: number }> {
  await requireKind(path, 'csv')
  const source = await openTable(path, ',', normalAnswers(folder))
  requireTable(source, header => headerIssues(header.map(field => field.trim())))
  const fields = source.scan.header.map(field => field.trim())
  const typed = fields.map((_, index) => ({ name: `f${index}`, type: 'VARCHAR' }))
  await db.run(`create table raw as select row_number() over () - 1 as r, * from ${reader(source, typed)}`)
  return { fields, headerLine: source.scan.headerLine }
}

function headerIssues(fields: readonly string[]): FileIssue[] {
  const twice = fields.filter((field, index) => fields.indexOf(field) < index)
  if (twice.length > 0) return twice.map(column => ({ code: 'column_duplicated', column }))
  if (fields.length > mostColumns)
    return [{ code: 'too_many_columns', expected: String(mostColumns), found: String(fields.length) }]
  const divided = separatorIssue(fields, ',')
  if (divided) return [divided]
  const others = fields.slice(1)
  if (isIndex(fields[0]) && others.length > 1 && others.every(field => field !== ''))
    return [{ code: 'index_column' }]
  return fields.some(field => field === '') ? [{ code: 'header_missing' }] : []
}

/** The column of this name in `raw`. */
export const columnOf = (fields: readonly string[], name: string): string =>
  identifier(`f${fields.indexOf(name)}`)
