import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cocoIssue, type FileDescription, type FileIssue } from '../../file-rules.ts'
import { FileFault } from './file-fault.ts'
import { jsonScanner, JsonMistake, type JsonRecord } from './json-scanner.ts'
import { isUtf16 } from '../../utf16.ts'
import { textIssue } from './text-check.ts'

/** Where a record stands: its number from 1, and the line on which it begins. */
export type Entry = { entry: number; line: number }

/** Text that is read whole. */
const largestJson = 256 * 1024 ** 2

/** JSON and JSON lines as CSV, and where each row stood, so that one reader and one set of checks serves all formats. */
export async function jsonToCsv(
  path: string,
  format: 'json' | 'jsonl',
  file: FileDescription,
  folder: string,
): Promise<{ path: string; entries: Entry[] }> {
  const { size } = await stat(path)
  if (size > largestJson) throw new FileFault([{ code: 'too_large', expected: String(largestJson) }])
  const text = textOf(await readFile(path))
  const columns = [file.idColumn.name, ...file.columns.map(column => column.name)]
  const entries: Entry[] = []
  const rows: string[] = []
  const take = (record: JsonRecord, at: Entry) => {
    const coco = cocoIssue([...record.keys()], file)
    const issues = coco ? [{ ...coco, ...at }] : columnIssues(record, columns, at)
    if (issues.length > 0) throw new FileFault(issues)
    const cells = columns.map(name => record.get(name) ?? '')
    for (const [index, cell] of cells.entries())
      if (!isText(cell))
        throw new FileFault([
          { code: cell.includes('\0') ? 'not_text' : 'encoding', ...at, column: columns[index] },
        ])
    entries.push(at)
    rows.push(cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(','))
  }
  if (format === 'json') eachOfArray(text, take)
  else eachOfLines(text, take)
  if (rows.length === 0) throw new FileFault([{ code: 'empty' }])
  const csv = join(folder, 'submission.csv')
  await writeFile(
    csv,
    `${columns.map(name => `"${name.replaceAll('"', '""')}"`).join(',')}\n${rows.join('\n')}\n`,
  )
  return { path: csv, entries }
}

function textOf(bytes: Buffer): string {
  if (isUtf16(bytes)) throw new FileFault([{ code: 'bom' }])
  const wrong = textIssue(bytes, 1)
  if (wrong) throw new FileFault([wrong])
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function columnIssues(record: JsonRecord, columns: readonly string[], at: Entry): FileIssue[] {
  const expected = columns.join(',')
  const missing = columns.filter(name => !record.has(name))
  if (missing.length > 0) return missing.map(column => ({ code: 'column_missing', ...at, column, expected }))
  return [...record.keys()]
    .filter(name => !columns.includes(name))
    .map(column => ({ code: 'column_unknown', ...at, column, expected }))
}

/** JSON can write what no text in UTF-8 may hold: half a pair of surrogates, and the zero that ends texts elsewhere. */
const isText = (cell: string) => cell.isWellFormed() && !cell.includes('\0')
/** Of what JSON takes for blanks; other white space is a mistake. */
const isBlank = (text: string) => /^[ \t\r\n]*$/.test(text)

type Take = (record: JsonRecord, at: Entry) => void

function eachOfArray(text: string, take: Take): void {
  if (isBlank(text)) throw new FileFault([{ code: 'empty' }])
  const scanner = jsonScanner(text, 1)
  let entry = 0
  const fault = (error: unknown) => told(error, Math.max(1, entry))
  try {
    scanner.expect('[')
    for (let isMore = !scanner.accept(']'); isMore; isMore = scanner.more(']')) {
      entry += 1
      const line = scanner.line()
      take(scanner.record(), { entry, line })
    }
    scanner.end()
  } catch (error) {
    throw fault(error)
  }
}

function eachOfLines(text: string, take: Take): void {
  let entry = 0
  for (const [index, one] of text.split(/\r\n|\n|\r/).entries()) {
    if (isBlank(one)) continue
    entry += 1
    const line = index + 1
    try {
      const scanner = jsonScanner(one, line)
      const record = scanner.record()
      scanner.end()
      take(record, { entry, line })
    } catch (error) {
      throw told(error, entry)
    }
  }
}

const told = (error: unknown, entry: number): unknown =>
  error instanceof JsonMistake
    ? new FileFault([{ code: 'json', entry, line: error.line, found: error.found }])
    : error
