import fc from 'fast-check'
import { damage, type Written } from './damage.ts'
import type { Truth } from './truth.ts'

type Member = [key: string, value: string]
type Change = (records: Member[][]) => void

const strangeValue = fc.constantFrom(
  'null',
  'true',
  'false',
  '""',
  '" "',
  '{}',
  '{"a":1}',
  '[]',
  '[1,2]',
  '["a",[1]]',
  '01',
  '+1',
  '.5',
  '1.',
  '1e5',
  '1E+2',
  '-0',
  '-',
  'NaN',
  'Infinity',
  "'a'",
  '1e400',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '123456789012345678901234567890',
  '0.1000000000000000055511151231257827',
  '"\\u0000"',
  '"\\ud83d\\ude00"',
  '"\\ud800"',
  '"a\\nb"',
  '"\\x"',
  '"\\u12"',
  '"1\\n"',
  '"\\t1 "',
  '"1_000"',
  '"tab\there"',
  '"line\nhere"',
  'undefined',
  '',
)

const at = fc.nat(7)
const recordAt = (records: Member[][], index: number) => records[index % Math.max(1, records.length)] ?? []
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(at, at, strangeValue).map(([row, column, value]) => (records: Member[][]) => {
      const record = recordAt(records, row)
      const member = record[column % Math.max(1, record.length)]
      if (member) member[1] = value
    }),
  },
  at.map(
    (row): Change =>
      records =>
        void recordAt(records, row).pop(),
  ),
  fc.tuple(at, fc.constantFrom('more', 'ID', '', '\\u0000', '\\ud800', '__proto__')).map(
    ([row, key]): Change =>
      records =>
        void recordAt(records, row).push([`"${key}"`, '1']),
  ),
  at.map((row): Change => records => {
    const record = recordAt(records, row)
    if (record[0]) record.push([...record[0]])
  }),
  at.map(
    (row): Change =>
      records =>
        void records.splice(row % Math.max(1, records.length), 1),
  ),
  at.map(
    (row): Change =>
      records =>
        void records.push(recordAt(records, row).map(([key, value]) => [key, value])),
  ),
  fc.constantFrom<Change>(
    records => void records.splice(0),
    records => void records.push([]),
  ),
)

const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const escaped = (text: string) =>
  `"${[...text].map(sign => (sign < '!' || sign > '~' || sign === '"' || sign === '\\' ? units(sign) : sign)).join('')}"`
const units = (sign: string) =>
  Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index))
    .map(code => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('')

const dialect = fc.record({
  strings: fc.constantFrom('plain', 'escaped', 'numbers too'),
  isReversed: fc.boolean(),
  gap: fc.constantFrom('', ' ', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  form: fc.constantFrom('compact', 'record a line', 'pretty'),
  mark: fc.constantFrom('', '', '', '\uFEFF'),
  around: fc.constantFrom('', '\n', ' \r\n', '\t'),
  tail: fc.constantFrom('', '', '', '', '', '', ',', ']', 'x', '{}'),
})

/** A submission as JSON or JSON lines, with the line ends and escapes that writers choose. */
export const jsonFile = (isLines: boolean) => (truth: Truth) =>
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
      const names = [truth.file.idColumn.name, ...truth.file.columns.map(({ name }) => name)]
      const kinds = [truth.file.idColumn.kind, ...truth.file.columns.map(({ kind }) => kind)]
      const write = (cell: string, index: number) => {
        const isOwn = (kinds[index] === 'number' || kinds[index] === 'integer') && isNumber.test(cell)
        if (isOwn && how.strings !== 'numbers too') return cell
        return how.strings === 'escaped' ? escaped(cell) : JSON.stringify(cell)
      }
      const records = truth.predictions.map(row => {
        const members = row.map((cell, index): Member => [JSON.stringify(names[index]), write(cell, index)])
        return how.isReversed ? members.reverse() : members
      })
      for (const one of changes) one(records)
      const { gap, lineEnd } = how
      const inner = !isLines && how.form === 'pretty' ? lineEnd + gap : gap
      const texts = records.map(
        members =>
          `{${inner}${members.map(([key, value]) => `${key}${gap}:${gap}${value}`).join(`,${inner}`)}${inner}}`,
      )
      const between = how.form === 'compact' ? '' : lineEnd
      const body = isLines
        ? texts.map(text => text + lineEnd).join(how.form === 'pretty' ? lineEnd : '')
        : `[${between}${texts.join(`,${between}`)}${between}]`
      const text = how.mark + how.around + body + how.around + how.tail
      const file = written(text)
      return {
        ...file,
        isGood: changes.length === 0 && how.tail === '' && file.bytes.equals(Buffer.from(text)),
      }
    })
