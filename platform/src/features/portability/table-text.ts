import { splitRecord } from '../scoring/file-rules.ts'

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
      return text.includes('\0') ? undefined : text
    } catch {
      continue
    }
  return undefined
}

/** Rows stay as they are written: only the header changes, and tabs become commas. */
function fromText(text: string, split: string | undefined): Table | undefined {
  const end = /\r\n|\n|\r/.exec(text)
  const line = end ? text.slice(0, end.index) : text
  const separator = line.includes('\t') && !line.includes(',') ? '\t' : ','
  const header = splitRecord(line, separator)?.map(field => field.trim())
  if (!header || header.length < 2 || !isHeader(header)) return undefined
  const columns = header.map(name => (name === split ? 'Usage' : name))
  const rest = end ? text.slice(end.index + end[0].length) : ''
  const rows =
    separator === ','
      ? rest
      : rest
          .split(/\r\n|\n|\r/)
          .map(tabbed)
          .join('\n')
  return { csv: `${columns.map(cell).join(',')}\n${rows}`, columns, hasUsage: hasUsage(columns) }
}

const tabbed = (line: string): string =>
  line === '' ? '' : (splitRecord(line, '\t') ?? line.split('\t')).map(cell).join(',')

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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
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
