import { expect, test } from 'vitest'
import { toCsv } from './table-text.ts'

const csvOf = (text: string, name = 'answers.csv') => toCsv(Buffer.from(text), name)?.csv

test.each([
  ['a,b\r\n1,x\r\n2,y\r\n', 'a,b\n1,x\n2,y\n'],
  ['a,b\r\n1,x\n2,y\r3,z', 'a,b\n1,x\n2,y\n3,z\n'],
  ['\uFEFFa,b\n1,x\n', 'a,b\n1,x\n'],
  ['a,b\n1,"x\r\n,y"\n\n2,z\n', 'a,b\n1,"x\n,y"\n2,z\n'],
  ['a\tb\n1\t"x\ty\n""z"""\n2\tq,r\n', 'a,b\n1,"x\ty\n""z"""\n2,"q,r"\n'],
])('%j has the same cells as %j', (text, csv) => {
  expect(csvOf(text)).toBe(csv)
})

test.each([
  ['list.json', '[{"id":9007199254740993,"y":1.10},{"id":12345678901234567890,"y":1e2}]'],
  ['lines.jsonl', '{"id":9007199254740993,"y":1.10}\n{"id":12345678901234567890,"y":1e2}\n'],
])('numbers of %s stay as they are written', (name, text) => {
  expect(csvOf(text, name)).toBe('id,y\n9007199254740993,1.10\n12345678901234567890,1e2\n')
})
