import { headerIssues, type FileDescription } from '../../file-rules.ts'
import type { Metric } from '../../metrics/metric.ts'
import { literal, type Database } from './duckdb.ts'
import { FileFault } from './file-fault.ts'
import { submissionReading, type Reading } from './readings.ts'
import { mostIssues, type Scan } from './scan-table.ts'
import type { Source } from './table-source.ts'

type Field = { name: string; type: string }

/** Above it the database has to be told how long a line may be. */
const usualLine = 1_000_000

/** Reads a table that was walked and is as the database reads tables. No cell is null: a text with NUL was refused. */
export const reader = ({ path, separator, scan }: Source, fields: readonly Field[]) => {
  const typed = fields.map(({ name, type }) => `${literal(name)}: ${literal(type)}`).join(', ')
  const longest = scan.longest * 2 + 1024
  const more = [
    // Threads that begin in the middle of a file cannot tell a line end inside quotes from one outside.
    ...(scan.hasQuotedBreaks ? ['parallel = false'] : []),
    ...(longest > usualLine ? [`max_line_size = ${longest}`, `buffer_size = ${longest * 4}`] : []),
  ]
  return `read_csv(${literal(path)}, columns = {${typed}}, delim = ${literal(separator)}, quote = '"', escape = '"', header = false, skip = 1, auto_detect = false, strict_mode = true, nullstr = chr(0), new_line = '\\n'${more.map(one => `, ${one}`).join('')})`
}

const cellNames = (file: FileDescription) => ['id', ...file.columns.map((_, index) => `c${index}`)]

/**
 * The database takes 1_000 for a number, and an underscore nowhere but between two digits. Where its reader makes the
 * numbers, none may stand so below the header, and then the values are those of the careful way: what only one of both
 * can read ends the quick one.
 */
export const mayReadQuickly = (
  { mayMislead }: Pick<Scan, 'mayMislead'>,
  columns: readonly Pick<Reading, 'type'>[],
): boolean => columns.every(({ type }) => type !== 'DOUBLE') || !mayMislead

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
  requireTable(source, header => headerIssues(header, file, source.separator))
  const counted = await loadQuickly(db, source, file, metric)
  return counted ?? loadCarefully(db, source, file, metric)
}

/** Ends with what is wrong with a table as such, its header first. */
export function requireTable(
  { scan }: Pick<Source, 'scan'>,
  ofHeader: (fields: readonly string[]) => FileFault['issues'] = () => [],
): void {
  const ofTheHeader = scan.header.length > 0 ? ofHeader(scan.header) : []
  // Read with another separator, rows have other numbers of fields.
  const ofRows = ofTheHeader.some(issue => issue.code === 'separator') ? [] : scan.issues
  const issues = [...ofTheHeader.map(issue => ({ ...issue, line: scan.headerLine })), ...ofRows]
  if (issues.length > 0) throw new FileFault(issues.slice(0, mostIssues))
  if (scan.rows === 0) throw new FileFault([{ code: 'empty' }])
}

/** Nothing where a cell is not right, whatever the reason, or where the careful way might find so. */
export async function loadQuickly(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
): Promise<Counted | undefined> {
  const reading = submissionReading(file, metric, 'quick')
  if (!mayReadQuickly(source.scan, reading.columns)) return undefined
  const counted = await createPredictions(db, source, reading).catch(() => undefined)
  return counted?.wrong === 0 && counted.rows > 0 ? counted : undefined
}

/** Reads all cells as text, whatever stands in them. */
export async function loadCarefully(
  db: Database,
  source: Source,
  file: FileDescription,
  metric: Metric | undefined,
): Promise<Counted> {
  const counted = await createPredictions(db, source, submissionReading(file, metric, 'careful'))
  // Both have counted the same records, or one of them has misread the file.
  if (counted.rows !== source.scan.rows)
    throw new Error(`${source.scan.rows} rows were walked, and the database reads ${counted.rows}`)
  return counted
}

async function createPredictions(
  db: Database,
  source: Source,
  { columns, fine }: ReturnType<typeof submissionReading>,
): Promise<Counted> {
  const values = columns.map(({ name, as, typed }) => `${typed(name)} as ${as}`)
  await db.run(
    `create or replace table predictions as select ${values.join(', ')}, ${fine} as fine from ${reader(source, columns)}`,
  )
  const [counted] = await db.rows<Counted>(
    'select count(*)::integer as rows, (count(*) filter (not fine))::integer as wrong from predictions',
  )
  return counted ?? { rows: 0, wrong: 0 }
}

/** All cells of a submission as text, in table `cells` row by row. (Numbering them by a window crashed the database once.) */
export async function loadCells(db: Database, source: Source, file: FileDescription): Promise<void> {
  const fields = cellNames(file).map(name => ({ name, type: 'VARCHAR' }))
  await db.run(`create table cells as select * from ${reader(source, fields)}`)
}
