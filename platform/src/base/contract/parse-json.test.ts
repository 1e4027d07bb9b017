import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['{"a":[1,null,"数据 \\u00e9 \\\\u0000 \\ud83d\\ude00"]}'],
  ['"\\ud83d\\ude00"'],
  ['{"\\u6570":true}'],
])('%s is read as it stands', text => expect(parseJson(text)).toEqual(JSON.parse(text)))

test.each([['"\\ud800"'], ['{"a":{"b":["x\\udc00"]}}'], ['{"\\ud800":1}'], ['{']])('%s is refused', text =>
  expect(() => parseJson(text)).toThrow(SyntaxError),
)
