import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn } from '../../../../../../test/length.ts'
import type { FileDescription } from '../../file-rules.ts'
import { rmse } from '../../metrics/number-metrics.ts'
import { openLocked, type Database } from './duckdb.ts'
import { createAnswers } from './load-answer.ts'
import { loadCarefully, loadQuickly, mayReadQuickly } from './load.ts'
import { chunkBytes, scanTable } from './scan-table.ts'
import { openTable } from './table-source.ts'

let folder: string
let path: string
let normal: string
let db: Database
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-ways-test-'))
  path = join(folder, 'file.csv')
  normal = join(folder, 'normal.csv')
  db = await openLocked([path, normal], folder, { memoryMb: 300, threads: 2 })
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const file: FileDescription = {
  idColumn: { name: 'row_id', kind: 'integer' },
  columns: [
    { name: 'a_number', kind: 'number' },
    { name: 'whole', kind: 'integer' },
    { name: 'class', kind: 'label' },
  ],
  formats: ['csv'],
}
const header = ['row_id', 'a_number', 'whole', 'class']

const usualNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.double({ min: -1, max: 1, noNaN: true }).map(value => value.toPrecision(17)),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(value => value.toFixed(3)),
  fc.constantFrom('0', '-0', '+5', '.5', '5.', '1E3', '5e-324', '2.2250738585072011e-308', '1e-400'),
)
const usualWhole = fc.maxSafeInteger().map(String)
const strange = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '""',
    '"7"',
    ' 7',
    '7 ',
    '\t7',
    '7\u00A0',
    '１',
    'nan',
    '-inf',
    'Infinity',
    'null',
  ),
  fc.constantFrom(
    '1_000',
    '1_',
    '_1',
    '1_.5',
    '1e_5',
    '0x10',
    '0b1',
    '1.0',
    '1e3',
    '.5',
    '+5',
    '007',
    '-0',
    '--1',
    '1e',
    '.',
    'x',
    '猫',
    '1e400',
  ),
  fc.constantFrom('9223372036854775807', '9223372036854775808', '1000000000000000000', '0000000000000000001'),
  fc.constantFrom('1.7976931348623158e308', '1.7976931348623159e308', '0.1000000000000000055511151231257827'),
  fc.constantFrom('"', 'a"b', '"a', '"1" ', '1,2', '#', '\uFEFF1'),
  fc.string({ unit: fc.constantFrom(...'0123456789+-.eE_ "'), maxLength: 6 }),
)
const row = fc.tuple(usualWhole, usualNumber, usualWhole, fc.constantFrom('cat', 'dog', 'a b', '猫'))
/** Mostly files of usual rows; in half of them some cells are strange, in some of them rows are too short or long. */
const text = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 8 }),
    changes: fc.oneof(
      fc.constant([]),
      fc.array(fc.tuple(fc.nat(7), fc.nat(3), strange), { minLength: 1, maxLength: 2 }),
    ),
    ragged: fc.option(fc.tuple(fc.nat(7), fc.constantFrom(-1, 1)), { freq: 12 }),
    lineEnd: fc.constantFrom('\n', '\n', '\r\n', '\r'),
    blank: fc.option(fc.nat(8), { freq: 5 }),
    last: fc.constantFrom('\n', '', '\n\n', '\r\n'),
  })
  .map(({ rows, changes, ragged, lineEnd, blank, last }) => {
    const cells = rows.map(one => [...one])
    for (const [at, column, value] of changes) (cells[at] ?? [])[column] = value
    if (ragged) cells[ragged[0]]?.splice(3, ragged[1] < 0 ? 1 : 0, ...(ragged[1] > 0 ? ['1'] : []))
    const lines = [header, ...cells].map(one => one.join(','))
    if (blank !== null) lines.splice(1 + (blank % lines.length), 0, '')
    return lines.join(lineEnd) + (last === '' ? '' : lineEnd + last.slice(1))
  })

/** To the last bit: the bytes of a number tell -0 from 0. */
const bits = (value: unknown) =>
  typeof value === 'number' ? Buffer.from(Float64Array.of(value).buffer).toString('hex') : String(value)
const content = async (table: string) =>
  (await db.rows<Record<string, unknown>>(`select * from ${table} order by rowid`)).map(one =>
    Object.entries(one).map(([name, value]) => `${name} ${bits(value)}`),
  )
const readsNumbers = [{ type: 'DOUBLE' as const }]

const draw = drawn(100, 400)

test('what the quick way finds fine in a submission, the careful one reads to the same bits', async () => {
  let quick = 0
  await fc.assert(
    fc.asyncProperty(text, async written => {
      writeFileSync(path, written)
      const source = await openTable(path, ',', normal)
      if (source.scan.issues.length > 0) return
      const counted = await loadQuickly(db, source, file, rmse)
      if (!counted) return
      quick += 1
      const read = await content('predictions')
      expect(await loadCarefully(db, source, file, rmse)).toEqual(counted)
      expect(await content('predictions')).toEqual(read)
    }),
    draw,
  )
  expect(quick).toBeGreaterThan(draw.numRuns / 8)
})

test('the same of answers', async () => {
  let quick = 0
  await fc.assert(
    fc.asyncProperty(text, async written => {
      writeFileSync(path, written)
      const source = await openTable(path, ',', normal)
      if (source.scan.issues.length > 0 || !mayReadQuickly(source.scan, readsNumbers)) return
      const unread = await createAnswers(db, source, file, rmse, 'quick').catch(() => undefined)
      if (unread?.all !== 0) return
      quick += 1
      const read = await content('answers')
      expect(await createAnswers(db, source, file, rmse, 'careful')).toEqual(unread)
      expect(await content('answers')).toEqual(read)
    }),
    draw,
  )
  expect(quick).toBeGreaterThan(draw.numRuns / 8)
})

test.each([
  ['an underscore in the header is no hindrance', 'row_1_1,v\n1,2\n', true],
  ['one between digits is', 'id,v\n1,2_0\n', false],
  ['one in a name is none', 'id,v\nimg_1,2\n1_x,2\n_1,3\n1_', true],
  ['one after a megabyte is', `id,v\n${'1,2\n'.repeat(300_000)}3,1_000\n`, false],
  ...[-2, -1, 0].map((by): [string, string, boolean] => [
    `one ${-by} before the end of what is read at once is`,
    `${'id,v\n1,'.padEnd(chunkBytes + by, '1')}_0\n`,
    false,
  ]),
  ['one in a header of a megabyte is taken for a row’s', `${'x'.repeat(1_100_000)}1_1\n1,2\n`, false],
])('%s', async (_name, written, may) => {
  writeFileSync(path, written)
  const scan = await scanTable(path, ',')
  expect(mayReadQuickly(scan, readsNumbers)).toBe(may)
  expect(mayReadQuickly(scan, [{ type: 'VARCHAR' }])).toBe(true)
})
