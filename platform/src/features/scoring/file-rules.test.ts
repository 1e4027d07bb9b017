import { expect, test } from 'vitest'
import { quickCheck, splitRecord, type FileDescription } from './file-rules.ts'
import { issueMessage } from './fault-words.ts'

const file: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'p', kind: 'number' }],
  formats: ['csv'],
  expectedRows: 2,
}

test.each([
  ['a,b', ['a', 'b']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hi""",x', ['say "hi"', 'x']],
  ['a,', ['a', '']],
  ['"open,x', undefined],
  ['"a"b,c', undefined],
])('%s splits', (line, fields) => expect(splitRecord(line, ',')).toEqual(fields))

test.each([
  ['id,p\n1,0.5\n2,1\n', []],
  ['id,p\r\n1,0.5\r\n2,1', []],
  ['\uFEFFid,p\n1,0.5\n2,1\n', []],
  ['', ['empty']],
  ['ID,p\n1,2\n2,3\n', ['column_name']],
  ['p,id\n1,2\n2,3\n', ['column_order']],
  ['id,p\n1,2\n', ['row_count']],
  ['id,p\n1,x\n2,NaN\n', ['bad_number', 'not_finite']],
  ['id,p\n1\n2,3\n', ['ragged_row']],
])('%j is checked before anything is spent', (text, codes) => {
  const issues = quickCheck(text, file, 'csv')
  expect(issues.map(issue => issue.code)).toEqual(codes)
  for (const issue of issues)
    for (const lang of ['zh-CN', 'en-US'] as const)
      expect(issueMessage(issue, lang)).not.toContain('undefined')
})
