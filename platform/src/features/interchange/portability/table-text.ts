import { quotesOf, splitRecord } from '../../engine/scorer/file-rules.ts'

export type Table = { csv: string; columns: string[]; hasUsage: boolean }

const mostCells = 50_000_000

/**
 * A table of answers as it is kept here: UTF-8, a header, commas. Reads comma- and tab-separated text, a JSON list of
 * records, JSON lines, and a JSON mapping of ids to values. `split` names a column that is called Usage here.
 * Undefined for what is no table with a header.
 */
export function toCsv(bytes: Uint8Array, name: string, split?: string): Table | undefined {
  const text = decode(bytes)
  if (text === undefined || text.trim() === '') return undefined
  const start = text.trimStart()[0]
  const records = start === '[' || start === '{' ? fromJson(text) : undefined
  if (records === undefined && /\.(json|jsonl|ndjson)$/i.test(name)) return undefined
  return records ? fromRecords(records, split) : fromText(text, split)
}

function decode(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return text.includes('\0') ? undefined : text.startsWith('\uFEFF') ? text.slice(1) : text
    } catch {
      continue
    }
  return undefined
}

/** Cells stay as they are written: only the header changes, and tabs become commas. */
function fromText(text: string, split: string | undefined): Table | undefined {
  const [line = ''] = /^[^\r\n]*/.exec(text) ?? []
  const separator = line.includes('\t') && !line.includes(',') ? '\t' : ','
  const [first, ...records] = recordsOf(text, separator)
  const header = first === undefined ? undefined : splitRecord(first, separator)?.map(field => field.trim())
  if (!header || header.length < 2 || !isHeader(header)) return undefined
  const columns = header.map(name => (name === split ? 'Usage' : name))
  const rows = separator === ',' ? records : records.map(tabbed)
  return {
    csv: [columns.map(cell).join(','), ...rows, ''].join('\n'),
    columns,
    hasUsage: hasUsage(columns),
  }
}

/** The records of a table, which LF, CRLF and CR end in any mixture; a quoted field may go on over lines. */
function recordsOf(text: string, separator: string): string[] {
  const records: string[] = []
  let open: string[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    // A quote where none may stand is told by whoever reads the table.
    const isOpen = quotesOf(line, separator, open.length > 0).is === 'open'
    open.push(line)
    if (isOpen) continue
    if (open.length > 1 || line !== '') records.push(open.join('\n'))
    open = []
  }
  if (open.length > 0) records.push(open.join('\n'))
  return records
}

const tabbed = (record: string): string =>
  (splitRecord(record, '\t') ?? record.split('\t')).map(cell).join(',')

/** Names, not the first of the rows: none is a number or empty, and no two are alike. */
const isHeader = (fields: readonly string[]): boolean =>
  new Set(fields).size === fields.length &&
  fields.every(field => field !== '' && field.length <= 200 && !/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(field))

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fromJson(text: string): Row[] | undefined {
  const value =
    parse(text) ??
    text
      .split(/\r\n|\n|\r/)
      .filter(line => line.trim() !== '')
      .map(parse)
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow) ? (value as Row[]) : undefined
  if (!isRow(value)) return undefined
  const entries = Object.entries(value)
  const lists = entries.filter(([, one]) => Array.isArray(one) && one.every(isRow))
  // {"annotations": […]}: one list of records, with what is said of them beside it.
  if (lists.length === 1) return fromJsonList(lists[0]?.[1])
  if (entries.length > 0 && entries.every(([, one]) => isScalar(one)))
    return entries.map(([id, answer]) => ({ id, answer }))
  if (entries.length > 0 && entries.every(([, one]) => isRow(one)))
    return entries.map(([id, one]) => ({ id, ...(one as Row) }))
  return undefined
}

const fromJsonList = (list: unknown): Row[] | undefined =>
  Array.isArray(list) && list.length > 0 ? (list as Row[]) : undefined

/** Numbers by their text: an id beyond 2^53 stays what it is. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? value) : value,
    )
  } catch {
    return undefined
  }
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function fromRecords(rows: readonly Row[], split: string | undefined): Table | undefined {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  if (names.length < 2 || names.length > 200 || names.length * rows.length > mostCells) return undefined
  const text = (value: unknown): string | undefined =>
    value === null || value === undefined
      ? ''
      : isScalar(value)
        ? String(value)
        : Array.isArray(value) && value.every(isScalar)
          ? value.join(' ')
          : undefined
  const lines: string[] = []
  for (const row of rows) {
    const cells = names.map(name => text(row[name]))
    // Boxes, trees and the like are no cells of a table.
    if (cells.some(one => one === undefined)) return undefined
    lines.push(cells.map(one => cell(one ?? '')).join(','))
  }
  const columns = names.map(name => (name === split ? 'Usage' : name.trim()))
  if (!isHeader(columns)) return undefined
  return {
    csv: `${columns.map(cell).join(',')}\n${lines.join('\n')}\n`,
    columns,
    hasUsage: hasUsage(columns),
  }
}

const hasUsage = (columns: readonly string[]) => columns.some(name => name.toLowerCase() === 'usage')
const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
