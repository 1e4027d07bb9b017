import { expect, test } from 'vitest'
import { issueMessage } from './fault-words.ts'
import type { FileDescription } from './file-rules.ts'
import { makeQuickCheck } from './quick-check.ts'

const file: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'p', kind: 'number' }],
  formats: ['csv'],
  expectedRows: 2,
}

/** The same text in pieces of this many signs. */
function check(text: string, size: number) {
  const quick = makeQuickCheck(file, 'csv')
  for (let at = 0; at < text.length && quick.take(text.slice(at, at + size)); at += size);
  return quick.end()
}

test.each([
  ['id,p\n1,0.5\n2,1\n', []],
  ['id,p\r\n1,0.5\r\n2,1', []],
  ['id,p\r1,0.5\r2,1\r', []],
  ['\uFEFFid,p\n1,0.5\n2,1\n', []],
  ['"id","p"\n"1","0.5"\n"2",1\n', []],
  ['', ['empty']],
  [' \n\n', ['empty']],
  ['\n\nid,p\n1,2\n2,3\n', []],
  ['id,p\n1,"0.5\n2,1\n', ['bad_quote']],
  ['id,p\n1,0"5"\n2,1\n', ['bad_quote']],
  ['id,p\n1,"0"5\n2,1\n', ['bad_quote']],
  ['ID,p\n1,2\n2,3\n', ['column_name']],
  ['ID,p\n1\nx,y,z\n', ['column_name']],
  ['p,id\n1,2\n2,3\n', ['column_order']],
  ['id,p\n1,2\n', ['row_count']],
  ['id,p\n1,x\n2,NaN\n', ['bad_number', 'not_finite']],
  ['id,p\n1\n2,3\n', ['ragged_row']],
  ['id,p\n"1","x"\n2,1\n', ['bad_number']],
])('%j is checked before anything is spent, in whatever pieces it comes', (text, codes) => {
  for (const size of [1, 2, 3, 7, 1_000]) {
    const { issues, isWhole } = check(text, size)
    expect([size, issues.map(issue => issue.code), isWhole]).toEqual([size, codes, true])
    for (const issue of issues)
      for (const lang of ['zh-CN', 'en-US'] as const)
        expect(issueMessage(issue, lang)).not.toContain('undefined')
  }
})

test.each([1, 4, 1_000])(
  'rows over several lines are told by the line they begin on (pieces of %i)',
  size => {
    expect(check('id,p\n1,x\n2,"0.\n5"\n"3\r\n",1\n4\n', size)).toMatchObject({
      issues: [
        { code: 'bad_number', line: 2 },
        { code: 'bad_number', line: 3, found: '0.\n5' },
        { code: 'bad_id', line: 5 },
        { code: 'ragged_row', line: 7 },
      ],
      isWhole: true,
    })
  },
)

test('a quote that does not close is told by the line on which it opened', () => {
  expect(check('id,p\n1,x\n"\n2",1\n2,"\n3,1\n', 5).issues).toMatchObject([
    { code: 'bad_number' },
    { code: 'bad_id' },
    { code: 'bad_quote', line: 5 },
  ])
})

test('labels that the answers do not have are counted, however they are written', () => {
  const quick = makeQuickCheck(
    {
      ...file,
      columns: [
        { name: 'p', kind: 'label', known: ['0', '1'] },
        { name: 'q', kind: 'label' },
      ],
      expectedRows: undefined,
    },
    'csv',
  )
  quick.take('id,p,q\n1,1.0,x\n2,01,x\n3,True,x\n4,2,x\n5,cat,x\n6,cat,x\n')
  expect(quick.end()).toEqual({
    issues: [],
    isWhole: true,
    unknown: [{ code: 'unknown_labels', column: 'p', rows: 3, of: 6, found: '2, cat', expected: '0, 1' }],
  })
})

test('no more than twenty places are named, and reading ends there', () => {
  const quick = makeQuickCheck(file, 'csv')
  expect(quick.take(`id,p\n${'1,x\n'.repeat(500)}`)).toBe(false)
  expect(quick.end().issues).toHaveLength(20)
})

test('a line without an end is not gathered without measure', () => {
  const quick = makeQuickCheck(file, 'csv')
  expect(quick.take('id,p\n')).toBe(true)
  expect(quick.take('1'.repeat(1_000_001))).toBe(false)
  expect(quick.end()).toMatchObject({ issues: [], isWhole: false })
})
