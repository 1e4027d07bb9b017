import { identifier, literal, type Database } from '../../../../base/sandbox/duckdb.ts'
import { splitRecord, type FileIssue } from '../../file-rules.ts'
import { FileFault } from '../engine/file-fault.ts'
import { checkHead, mostIssues } from '../engine/load.ts'

const mostColumns = 200

/** Answers as table `raw`: `r`, the row's number from 0, and `f0`, … as text, one for each field of the header. */
export async function loadRaw(db: Database, path: string): Promise<string[]> {
  const fields = (await checkHead(path, ',')).map(field => field.trim())
  const twice = fields.filter((field, index) => fields.indexOf(field) < index)
  if (twice.length > 0)
    throw new FileFault(twice.map(column => ({ code: 'column_duplicated', line: 1, column })))
  if (fields.some(field => field === '') || fields.length > mostColumns)
    throw new FileFault([{ code: 'header_missing', line: 1 }])
  const typed = fields.map((_, index) => `${literal(`f${index}`)}: 'VARCHAR'`).join(', ')
  await db.run(
    `create table raw as select row_number() over () - 1 as r, * from read_csv(${literal(path)}, columns = {${typed}}, delim = ',', quote = '"', escape = '"', header = false, skip = 1, auto_detect = false, strict_mode = true, nullstr = '\u0001none', store_rejects = true, rejects_limit = 100)`,
  )
  const rejects = await db.rows<{ line: number; kind: string; csv_line: string | null }>(
    `select line::integer as line, error_type::varchar as kind, left(csv_line, 200) as csv_line from reject_errors order by line, column_idx limit ${mostIssues}`,
  )
  if (rejects.length > 0) throw new FileFault(rejects.map(reject => rejected(reject, fields.length)))
  const [counted] = await db.rows<{ n: number }>('select count(*)::integer as n from raw')
  if (!counted?.n) throw new FileFault([{ code: 'empty' }])
  return fields
}

function rejected(
  { line, kind, csv_line: text }: { line: number; kind: string; csv_line: string | null },
  wanted: number,
): FileIssue {
  if (kind.includes('UNICODE')) return { code: 'encoding', line }
  if (kind.includes('QUOTE') || kind.includes('LINE SIZE')) return { code: 'bad_quote', line }
  const found = splitRecord(text ?? '', ',')?.length ?? 0
  return { code: 'ragged_row', line, expected: String(wanted), found: String(found) }
}

/** The column of this name in `raw`. */
export const columnOf = (fields: readonly string[], name: string): string =>
  identifier(`f${fields.indexOf(name)}`)
