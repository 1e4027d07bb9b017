import { readFile } from 'node:fs/promises'
import { headerIssues, splitRecord, type FileDescription, type FileIssue } from '../../file-rules.ts'
import { identifier, literal, type Database } from './duckdb.ts'
import { FileFault, ScorerFault } from './file-fault.ts'
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

const reader = (path: string, separator: string, columns: readonly string[], options: string) => {
  const typed = columns.map(name => `${literal(name)}: 'VARCHAR'`).join(', ')
  return `read_csv(${literal(path)}, columns = {${typed}}, delim = ${literal(separator)}, quote = '"', escape = '"', header = false, skip = 1, auto_detect = false, strict_mode = true, nullstr = '\u0001none', ${options})`
}

export type Source = { path: string; separator: string }

const cellColumns = (file: FileDescription) => ['id', ...file.columns.map((_, index) => `c${index}`)]

/**
 * The submission as table `predictions`: `id`, `p0`, …, row by row as in the file. A header or a row that is none ends
 * scoring. Answers how many rows there are, and how many of them have a cell that is not right.
 */
export async function loadSubmission(
  db: Database,
  { path, separator }: Source,
  file: FileDescription,
  row: { columns: readonly string[]; fine: string },
): Promise<{ rows: number; wrong: number }> {
  const issues = headerIssues(await checkHead(path, separator), file)
  if (issues.length > 0) throw new FileFault(issues.slice(0, mostIssues))
  await db.run(
    `create table predictions as select ${row.columns.join(', ')}, ${row.fine} as fine from ${reader(path, separator, cellColumns(file), 'store_rejects = true, rejects_limit = 100')}`,
  )
  const rejects = await db.rows<{ line: number; kind: string; csv_line: string | null }>(
    `select line::integer as line, error_type::varchar as kind, left(csv_line, 200) as csv_line from reject_errors order by line, column_idx limit ${mostIssues}`,
  )
  if (rejects.length > 0) throw new FileFault(rejects.map(reject => rejectIssue(reject, file, separator)))
  const [counted] = await db.rows<{ rows: number; wrong: number }>(
    'select count(*)::integer as rows, (count(*) filter (not fine))::integer as wrong from predictions',
  )
  if (!counted || counted.rows === 0) throw new FileFault([{ code: 'empty' }])
  return counted
}

/** All cells of a submission as text, in table `cells` with its row number `r` from 0. */
export async function loadCells(
  db: Database,
  { path, separator }: Source,
  file: FileDescription,
): Promise<void> {
  await db.run(
    `create table cells as select row_number() over () - 1 as r, * from ${reader(path, separator, cellColumns(file), 'null_padding = false')}`,
  )
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

/**
 * The answers as table `answers`: `id`, `y0`, …, of the kind that their predictions have, and `usage` (public, private
 * or ignored). Their checks were made when they were uploaded: what cannot be read here is the organiser's fault.
 */
export async function loadAnswer(
  db: Database,
  path: string,
  file: FileDescription,
  typed: { id: (text: string) => string; value: (text: string, index: number) => string },
): Promise<void> {
  const fields = (await checkHead(path, ',')).map(field => field.trim())
  const wanted =
    file.answerColumn === undefined ? file.columns.map(column => column.name) : [file.answerColumn]
  const lacks = [file.idColumn.name, ...wanted].filter(name => !fields.includes(name))
  if (lacks.length > 0) throw new ScorerFault('answer', `the answer file lacks ${lacks.join(', ')}`)
  const usage = fields.find(field => field.toLowerCase() === 'usage')
  const raw = fields.map((_, index) => `f${index}`)
  const column = (name: string) => identifier(raw[fields.indexOf(name)] ?? '')
  const values = wanted.map((name, index) => `${typed.value(column(name), index)} as y${index}`)
  await db.run(
    `create table answers as select ${typed.id(column(file.idColumn.name))} as id, ${values.join(', ')}, ${usage === undefined ? "'public'" : `lower(trim(${column(usage)}))`} as usage from ${reader(path, ',', raw, 'null_padding = true')}`,
  )
  const unread = ['id', ...wanted.map((_, index) => `y${index}`)].map(name => `${name} is null`).join(' or ')
  const [{ n } = { n: 0 }] = await db.rows<{ n: number }>(
    `select count(*)::integer as n from answers where usage <> 'ignored' and (${unread})`,
  )
  if (n > 0)
    throw new ScorerFault('answer', `${n} answers are not of the kind that the file description says`)
}

export const readText = (path: string): Promise<string> => readFile(path, 'utf8')
