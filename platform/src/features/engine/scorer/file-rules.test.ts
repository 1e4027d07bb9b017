import { expect, test } from 'vitest'
import { splitRecord } from './file-rules.ts'

test.each([
  ['a,b', ['a', 'b']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hi""",x', ['say "hi"', 'x']],
  ['a,', ['a', '']],
  ['"open,x', undefined],
  ['"a"b,c', undefined],
])('%s splits', (line, fields) => expect(splitRecord(line, ',')).toEqual(fields))
