import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileDescription } from '../../file-rules.ts'
import { FileFault } from './file-fault.ts'

/**
 * The lines on which these records begin, as an editor counts them: blank lines are no records, and a quoted line
 * break belongs to its record. `rows` counts records after the header from 0.
 */
export function linesOfRows(text: string, rows: ReadonlySet<number>): Map<number, number> {
  const found = new Map<number, number>()
  let line = 1
  let row = -1
  for (let at = 0; at < text.length && found.size < rows.size;) {
    const startLine = line
    let end = at
    let quoted = false
    for (; end < text.length; end++) {
      const character = text[end]
      if (character === '"') quoted = !quoted
      if (character === '\n' || (character === '\r' && text[end + 1] !== '\n')) {
        line += 1
        if (!quoted) break
      }
    }
    const record = text.slice(at, end).replace(/\r$/, '')
    at = end + 1
    if (record === '') continue
    if (row >= 0 && rows.has(row)) found.set(row, startLine)
    row += 1
  }
  return found
}

/** JSON and JSON lines as CSV, and the line of each row, so that one reader and one set of checks serves all formats. */
export async function jsonToCsv(
  path: string,
  format: 'json' | 'jsonl',
  file: FileDescription,
  folder: string,
): Promise<{ path: string; lines: number[] }> {
  const text = await readFile(path, 'utf8')
  const columns = [file.idColumn.name, ...file.columns.map(column => column.name)]
  const { records, lines } = format === 'json' ? parseArray(text) : parseLines(text)
  const rows = records.map((record, index) => {
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      throw new FileFault([
        { code: 'json', line: lines[index], found: JSON.stringify(record)?.slice(0, 60) ?? '' },
      ])
    const given = record as Record<string, unknown>
    const missing = columns.filter(name => !(name in given))
    const unknown = Object.keys(given).filter(name => !columns.includes(name))
    if (missing.length > 0)
      throw new FileFault(
        missing.map(column => ({
          code: 'column_missing',
          line: lines[index],
          column,
          expected: columns.join(','),
        })),
      )
    if (unknown.length > 0)
      throw new FileFault(
        unknown.map(column => ({
          code: 'column_unknown',
          line: lines[index],
          column,
          expected: columns.join(','),
        })),
      )
    return columns.map(name => `"${textOf(given[name]).replaceAll('"', '""')}"`).join(',')
  })
  const csv = join(folder, 'submission.csv')
  await writeFile(
    csv,
    `${columns.map(name => `"${name.replaceAll('"', '""')}"`).join(',')}\n${rows.join('\n')}\n`,
  )
  return { path: csv, lines }
}

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value)
      ? value.map(String).join(' ')
      : String(value)

function parseArray(text: string): { records: unknown[]; lines: number[] } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new FileFault([{ code: 'json', found: (error as Error).message.slice(0, 120) }])
  }
  if (!Array.isArray(parsed)) throw new FileFault([{ code: 'json', found: 'not an array' }])
  return { records: parsed, lines: parsed.map((_, index) => index + 1) }
}

function parseLines(text: string): { records: unknown[]; lines: number[] } {
  const records: unknown[] = []
  const lines: number[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue
    try {
      records.push(JSON.parse(line))
      lines.push(index + 1)
    } catch (error) {
      throw new FileFault([{ code: 'json', line: index + 1, found: (error as Error).message.slice(0, 120) }])
    }
  }
  return { records, lines }
}
