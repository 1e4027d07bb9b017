import fc from 'fast-check'
import { damage, padding, type Written } from './damage.ts'
import type { Truth } from './truth.ts'

type Table = { header: string[]; rows: string[][] }
type Change = (table: Table) => void

/** What stands in a file in place of a cell, as it is and without quotes of ours. */
const strangeCell = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '""',
    '"7"',
    ' 7',
    '7 ',
    '\t7',
    '" 7\t"',
    '"7\n"',
    '"\r7"',
    '7\u00A0',
    '\u00A0',
    '１',
  ),
  fc.constantFrom('nan', '-inf', 'Infinity', 'null', 'true', '1_000', '_1', '1e_5', '0x10', '+-1', '--1'),
  fc.constantFrom('1.0', '1e3', '.', 'e', '1e', '1e400', '-1e999', '0.5', '-', '+', '1.2.3', '1 000', '1,5'),
  fc.constantFrom('9223372036854775807', '9223372036854775808', '-9223372036854775808', `${'0'.repeat(30)}1`),
  fc.constantFrom(
    `1${'0'.repeat(400)}`,
    `${'1'.repeat(70)}x`,
    `${'9'.repeat(61)}`,
    '猫',
    '\uFEFF1',
    '7\v',
    '\f7',
  ),
  fc.constantFrom('a"b', '"a', '"1" ', ' "1"', '"a""', '"a"b', "'1'", '\\"', '""""', '"1""'),
  fc.string({ unit: fc.constantFrom(...'0123456789+-.eE_ "\t'), maxLength: 6 }),
)

const at = fc.nat(7)
const rowAt = (table: Table, index: number) => table.rows[index % Math.max(1, table.rows.length)] ?? []
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(at, at, strangeCell).map(([row, column, cell]) => (table: Table) => {
      const found = rowAt(table, row)
      found[column % Math.max(1, found.length)] = cell
    }),
  },
  fc.tuple(at, fc.constantFrom('', 'x', '1')).map(
    ([row, cell]): Change =>
      table =>
        void rowAt(table, row).push(cell),
  ),
  at.map(
    (row): Change =>
      table =>
        void rowAt(table, row).pop(),
  ),
  at.map(
    (row): Change =>
      table =>
        void table.rows.splice(row % Math.max(1, table.rows.length), 1),
  ),
  at.map(
    (row): Change =>
      table =>
        void table.rows.push([...rowAt(table, row)]),
  ),
  at.map(
    (row): Change =>
      table =>
        void (rowAt(table, row)[0] = `9${rowAt(table, row)[0] ?? ''}`),
  ),
  at.map(
    (row): Change =>
      table =>
        void (rowAt(table, row)[0] = `00${rowAt(table, row)[0] ?? ''}`),
  ),
  fc.constantFrom<Change>(
    table => void table.header.reverse(),
    table => void table.header.pop(),
    table => void table.header.push('more'),
    table => void table.header.push(table.header[0] ?? ''),
    table => void table.header.splice(0, 1, 'ID'),
    table => void (table.header = table.header.map(name => name.toUpperCase())),
    table => void table.header.splice(1, 1, `${table.header[1] ?? ''} `),
    table => void table.header.splice(0, 1, '""'),
    table => void (table.rows = []),
    table => void (table.header = [' ']),
    table => void table.rows.unshift([...table.header]),
  ),
)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const ends = ['\n', '\r\n', '\r'] as const

const dialect = fc.record({
  quotes: fc.constantFrom('needed', 'always', 'some'),
  lineEnd: fc.constantFrom('\n', '\n', '\r\n', '\r', 'mixed'),
  mark: fc.constantFrom('', '', '', '\uFEFF'),
  blankBefore: fc.constantFrom('', '', '', '\n', '\r\n\r\n', ' \n', '\r'),
  blanks: fc.array(at, { maxLength: 2 }),
  last: fc.constantFrom('', 'end', 'end', 'ends'),
  spaces: fc.constantFrom('', '', ' ', '\t', ' \t '),
  isShuffled: fc.boolean(),
  padding: fc.tuple(at, padding),
})

/** A submission as a table in some dialect; `isGood` says that nothing was done to it that makes it wrong. */
export const tableFile = (separator: string) => (truth: Truth) =>
  fc
    .record({
      dialect,
      changes: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Change[]>([]) },
        { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
      ),
      damage,
    })
    .map(({ dialect: how, changes, damage: written }): Written & { isGood: boolean } => {
      const isPadded = ({ kind }: { kind: string }) => kind === 'number' || kind === 'integer'
      const isPlain = (cell: string) => !/["\r\n]/.test(cell) && !cell.includes(separator)
      const write = (cell: string, index: number): string => {
        const isQuoted =
          how.quotes === 'always' ||
          (how.quotes === 'some' && (cell.length + index) % 2 === 0) ||
          !isPlain(cell)
        return isQuoted ? quoted(cell) : cell
      }
      const pad = (cell: string, index: number) => {
        const column = index === 0 ? truth.file.idColumn : truth.file.columns[index - 1]
        return column && isPadded(column) && !how.spaces.includes(separator)
          ? how.spaces + cell + how.spaces
          : cell
      }
      const names = [truth.file.idColumn.name, ...truth.file.columns.map(({ name }) => name)]
      const table: Table = {
        header: names.map(write),
        rows: truth.predictions.map(row => row.map(pad).map(write)),
      }
      if (how.isShuffled) table.rows.reverse()
      for (const one of changes) one(table)
      const lines = [table.header, ...table.rows].map(row => row.join(separator))
      for (const blank of how.blanks) lines.splice(1 + (blank % lines.length), 0, '')
      const [place, empty] = how.padding
      let text = how.mark + how.blankBefore
      for (const [index, line] of lines.entries()) {
        const end = how.lineEnd === 'mixed' ? (ends[(index + line.length) % 3] ?? '\n') : how.lineEnd
        const isLast = index === lines.length - 1
        text += line + (isLast && how.last === '' ? '' : end) + (isLast && how.last === 'ends' ? end : '')
        if (index === place % lines.length && !isLast) text += empty
      }
      const file = written(text)
      return { ...file, isGood: changes.length === 0 && file.bytes.equals(Buffer.from(text)) }
    })
