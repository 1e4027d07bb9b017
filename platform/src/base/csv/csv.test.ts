import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' edge', '" edge"'],
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  [' =1+1', "' =1+1"],
  ['-0.5', '-0.5'],
  ['-1e-7', '-1e-7'],
  [-0.25, '-0.25'],
  ['007', '"\t007"'],
  ['13800138000', '13800138000'],
  ['20230012345678901', '"\t20230012345678901"'],
  ['0.30000000000000004', '"\t0.30000000000000004"'],
  ['0.500000', '0.500000'],
  ['1e-7', '1e-7'],
  ['1E5', '"\t1E5"'],
  ['3-4', '"\t3-4"'],
  ['2026/11', '"\t2026/11"'],
  ['1.2.2026', '"\t1.2.2026"'],
  ['2026-11-20', '2026-11-20'],
  ['10:30', '10:30'],
  ['0.5', '0.5'],
  ['0', '0'],
  [0.1 + 0.2, '0.30000000000000004'],
  [true, 'true'],
  [null, ''],
  [new Date('2026-11-20T04:00:00Z'), '2026-11-20T04:00:00.000Z'],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value, 'x'])).toBe(`${written},x\r\n`)
})

test('no sign that nobody sees hides a formula', () => {
  const unseen = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter(code => code < 0xd800 || code > 0xdfff)
    .map(code => String.fromCodePoint(code))
    .filter(sign => /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]/u.test(sign))
  fc.assert(
    fc.property(
      fc.array(unseen, { maxLength: 3 }),
      fc.constantFrom('=', '+', '-', '@', '＝', '﹣', '−'),
      (signs, start) => {
        expect(csvLine([`${signs.join('')}${start}cmd`])).toMatch(/^"?'/)
      },
    ),
    { seed: 13, numRuns: 300 },
  )
})
