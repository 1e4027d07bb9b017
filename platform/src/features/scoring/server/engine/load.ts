import { readFile } from 'node:fs/promises'
import { headerIssues, splitRecord, type FileDescription, type FileIssue } from '../../file-rules.ts'
import type { Metric } from '../../metrics/metric.ts'
import { literal, type Database } from './duckdb.ts'
import { FileFault } from './file-fault.ts'
import type { Bytes } from './look-through.ts'
import { submissionReading, type Reading } from './readings.ts'
import { readHead } from './unpack.ts'

export const mostIssues = 20

/** Looks at the first bytes and the header before the database reads anything. Returns the header's fields. */
export async function checkHead(path: string, separator: string): Promise<string[]> {
  const head = await readHead(path)
  if (head.length === 0) throw new FileFault([{ code: 'empty' }])
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new FileFault([{ code: 'bom' }])
  if (head.includes(0)) throw new FileFault([{ code: 'not_text' }])
  const text = new TextDecoder('utf-8', { ignoreBOM: false }).decode(head, { stream: true })
  if (text.trim() === '') throw new FileFault([{ code: 'empty' }])
  if (text.includes('\uFFFD') && !head.includes(Buffer.from('\uFFFD')))
    throw new FileFault([{ code: 'encoding' }])
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  if (line.trim() === '') throw new FileFault([{ code: 'header_missing', line: 1 }])
  const fields = splitRecord(line, separator)
  if (!fields) throw new FileFault([{ code: 'bad_quote', line: 1 }])
  return fields
}

type Field = { name: string; type: string }

export const reader = (
  { path, separator }: Pick<Source, 'path' | 'separator'>,
  fields: readonly Field[],
  options: string,
) => {
  const typed = fields.map(({ name, type }) => `${literal(name)}: ${literal(type)}`).join(', ')
  return `read_csv(${literal(path)}, columns = {${typed}}, delim = ${literal(separator)}, quote = '"', escape = '"', header = false, skip = 1, auto_detect = false, strict_mode = true, nullstr = '\u0001none'${options})`
}

export type Source = { path: string; separator: string; bytes: Promise<Bytes> }

const cellNames = (file: FileDescription) => ['id', ...file.columns.map((_, index) => `c${index}`)]

/**
 * The database takes 1_000 for a number, and an underscore nowhere but between two digits. Where its reader makes the
 * numbers, none may stand so below the header, and then the values are those of the careful way: what only one of both
 * can read ends the quick one.
 */
export const mayReadQuickly = async (
  bytes: Promise<Bytes>,
  columns: readonly Pick<Reading, 'type'>[],
): Promise<boolean> => columns.every(({ type }) => type !== 'DOUBLE') || !(await bytes).hasDividedDigits

type Counted = { rows: number; wrong: number }

/**
 * The submission as table `predictions`: `id`, `p0`, …, row by row as in the file. A header or a row that is none ends
 * scoring. Answers how many rows there are, and how many of them have a cell that is not right.
 */
export async function loadSubmission(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
): Promise<Counted> {
  const issues = headerIssues(await checkHead(source.path, source.separator), file)
  if (issues.length > 0) throw new FileFault(issues.slice(0, mostIssues))
  const counted = await loadQuickly(db, source, file, metric)
  return counted ?? loadCarefully(db, source, file, metric)
}

/** Nothing where a row is none or a cell not right, whatever the reason, or where the careful way might find so. */
export async function loadQuickly(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
): Promise<Counted | undefined> {
  const reading = submissionReading(file, metric, 'quick')
  const counted = await createPredictions(db, source, reading, '').catch(() => undefined)
  const isFine = counted?.wrong === 0 && counted.rows > 0
  return isFine && (await mayReadQuickly(source.bytes, reading.columns)) ? counted : undefined
}

/** Says of each row that is none, up to some, what is wrong with it. */
export async function loadCarefully(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
): Promise<Counted> {
  const reading = submissionReading(file, metric, 'careful')
  const counted = await createPredictions(db, source, reading, ', store_rejects = true, rejects_limit = 100')
  const rejects = await db.rows<{ line: number; kind: string; csv_line: string | null }>(
    `select line::integer as line, error_type::varchar as kind, left(csv_line, 200) as csv_line from reject_errors order by line, column_idx limit ${mostIssues}`,
  )
  if (rejects.length > 0)
    throw new FileFault(rejects.map(reject => rejectIssue(reject, file, source.separator)))
  if (counted.rows === 0) throw new FileFault([{ code: 'empty' }])
  return counted
}

async function createPredictions(
  db: Database,
  source: Source,
  { columns, fine }: ReturnType<typeof submissionReading>,
  options: string,
): Promise<Counted> {
  const values = columns.map(({ name, as, typed }) => `${typed(name)} as ${as}`)
  await db.run(
    `create or replace table predictions as select ${values.join(', ')}, ${fine} as fine from ${reader(source, columns, options)}`,
  )
  const [counted] = await db.rows<Counted>(
    'select count(*)::integer as rows, (count(*) filter (not fine))::integer as wrong from predictions',
  )
  return counted ?? { rows: 0, wrong: 0 }
}

/** All cells of a submission as text, in table `cells` row by row. (Numbering them by a window crashed the database once.) */
export async function loadCells(db: Database, source: Source, file: FileDescription): Promise<void> {
  const fields = cellNames(file).map(name => ({ name, type: 'VARCHAR' }))
  await db.run(`create table cells as select * from ${reader(source, fields, ', null_padding = false')}`)
}

function rejectIssue(
  reject: { line: number; kind: string; csv_line: string | null },
  file: FileDescription,
  separator: string,
): FileIssue {
  if (reject.kind.includes('QUOTE')) return { code: 'bad_quote', line: reject.line }
  if (reject.kind.includes('UNICODE')) return { code: 'encoding', line: reject.line }
  if (reject.kind.includes('LINE SIZE')) return { code: 'bad_quote', line: reject.line }
  const found = splitRecord(reject.csv_line ?? '', separator)?.length ?? 0
  return {
    code: 'ragged_row',
    line: reject.line,
    expected: String(file.columns.length + 1),
    found: String(found),
  }
}

export const readText = (path: string): Promise<string> => readFile(path, 'utf8')
