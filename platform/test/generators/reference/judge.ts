import type { ColumnKind, FileDescription } from '../../../src/features/engine/scorer/file-rules.ts'
import { tableOf } from './table.ts'
import { textOf } from './text.ts'
import { mostTold, type Row, type Told } from './told.ts'

export type Read = { told: Told[] } | { rows: Row[] }

/** A result file as a table: its rows, or all that is wrong before any cell is looked at. */
export function tableRows(bytes: Uint8Array, separator: string, description: FileDescription): Read {
  const read = textOf(bytes)
  if ('told' in read) return { told: [read.told] }
  const { header, rows, told } = tableOf(read.text, separator)
  if (!header) return { told: [told ?? { code: 'empty' }] }
  const names = [description.idColumn.name, ...description.columns.map(column => column.name)]
  const ofHeader = headerTold(header, names, separator)
  if (ofHeader.some(({ code }) => code === 'separator')) return { told: ofHeader }
  const all = [
    ...ofHeader,
    ...rows
      .filter(({ cells }) => cells.length !== header.cells.length)
      .slice(0, mostTold)
      .map(({ line }) => ({ code: 'ragged_row', line })),
    ...(told ? [told] : []),
  ]
  if (all.length > 0) return { told: all.slice(0, mostTold) }
  return rows.length === 0 ? { told: [{ code: 'empty' }] } : { rows }
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A header that was read as one column has another sign between its columns. */
export const isDividedOtherwise = ({ cells }: Row, separator: string): boolean =>
  cells.length === 1 && ['\t', ';', '|', ','].some(sign => sign !== separator && cells[0]?.includes(sign))

function headerTold(header: Row, names: readonly string[], separator: string): Told[] {
  const { cells, line } = header
  if (cells.join('\0') === names.join('\0')) return []
  if (isDividedOtherwise(header, separator)) return [{ code: 'separator', line }]
  const [first] = cells
  if ((first === '' || first === 'Unnamed: 0') && cells.length === names.length + 1)
    return [
      { code: 'index_column', line },
      ...headerTold({ ...header, cells: cells.slice(1) }, names, separator),
    ]
  const told: Told[] = []
  for (const [index, column] of cells.entries()) {
    if (cells.indexOf(column) < index) told.push({ code: 'column_duplicated', line, column })
    if (names.includes(column)) continue
    const isMeant = names.some(name => alike(name, column))
    told.push({ code: isMeant ? 'column_name' : 'column_unknown', line, column })
  }
  for (const column of names)
    if (!cells.some(cell => alike(cell, column))) told.push({ code: 'column_missing', line, column })
  return told.length > 0 ? told : [{ code: 'column_order', line }]
}

/** Blanks around a value mean nothing: spaces, and tabs as well around numbers. */
const withoutSpaces = (text: string) => text.replaceAll(/^ +| +$/g, '')
const withoutBlanks = (text: string) => text.replaceAll(/^[ \t]+|[ \t]+$/g, '')

const isWhole = (text: string) => /^[+-]?\d+$/.test(text) && BigInt.asIntN(64, whole(text)) === whole(text)
const whole = (text: string) => BigInt(text.replace(/^\+/, ''))

export function wrongCell(cell: string, kind: ColumnKind): string | undefined {
  if (kind === 'text') return undefined
  if (kind === 'label') return withoutSpaces(cell) === '' ? 'empty_value' : undefined
  const text = withoutBlanks(cell)
  if (text === '') return 'empty_value'
  if (kind === 'integer') return isWhole(text) ? undefined : 'bad_integer'
  if (/^[+-]?(nan|inf|infinity)$/i.test(text)) return 'not_finite'
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text)) return 'bad_number'
  return Number.isFinite(Number(text)) ? undefined : 'not_finite'
}

/** What a cell stands for; two cells with the same one are equal. */
export function valueOf(cell: string, kind: ColumnKind): string {
  if (kind === 'number') return String(Number(withoutBlanks(cell)))
  if (kind === 'integer') return String(whole(withoutBlanks(cell)))
  return kind === 'label' ? withoutSpaces(cell) : cell
}

const place = ({ line, entry, lines }: Row) => ({ line, entry, lines })

/** What is wrong with the cells: column by column, row by row. */
export function cellsTold(rows: readonly Row[], { idColumn, columns }: FileDescription): Told[] {
  const told: Told[] = []
  const idKind: ColumnKind = idColumn.kind === 'integer' ? 'integer' : 'label'
  for (const row of rows)
    if (wrongCell(row.cells[0] ?? '', idKind))
      told.push({ code: 'bad_id', column: idColumn.name, ...place(row) })
  for (const [index, { name, kind }] of columns.entries())
    for (const row of rows) {
      const code = wrongCell(row.cells[index + 1] ?? '', kind)
      if (code) told.push({ code, column: name, ...place(row) })
    }
  return told.slice(0, mostTold)
}

export const idOf = (cell: string, { idColumn }: FileDescription): string =>
  valueOf(cell, idColumn.kind === 'integer' ? 'integer' : 'label')

/** What is wrong with the ids, of which `wanted` must stand there once each. */
export function idsTold(rows: readonly Row[], wanted: ReadonlySet<string>, file: FileDescription): Told[] {
  const column = file.idColumn.name
  const ids = rows.map(({ cells }) => idOf(cells[0] ?? '', file))
  const lastOf = new Map(ids.map((id, index) => [id, index]))
  const told: Told[] = []
  for (const [index, row] of rows.entries()) {
    const id = ids[index] ?? ''
    if (lastOf.get(id) === index && ids.indexOf(id) < index)
      told.push({ code: 'id_duplicated', column, ...place(row) })
  }
  for (const [index, row] of rows.entries())
    if (!wanted.has(ids[index] ?? '')) told.push({ code: 'id_unknown', column, ...place(row) })
  if ([...wanted].some(id => !ids.includes(id))) told.push({ code: 'id_missing', column })
  return told.slice(0, mostTold)
}
