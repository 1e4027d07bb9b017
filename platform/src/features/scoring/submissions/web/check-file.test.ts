import { gzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FileDescription, FileFormat } from '../../../engine/scorer/file-rules.ts'
import { checkFile } from './check-file.ts'

const description: FileDescription = {
  idColumn: { name: 'id', kind: 'text' },
  columns: [{ name: 'p', kind: 'number' }],
  formats: ['csv'],
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const check = (content: Uint8Array, format: FileFormat) =>
  checkFile({ file: new Blob([content as Uint8Array<ArrayBuffer>]), format, description })

const good = bytesOf('id,p\n甲,1\n乙,2\n')
const bad = bytesOf('id,p\n1,x\n')
const fine = { issues: [], isWhole: true }
const unread = { issues: [], isWhole: false }
const wrong = (code: string) => ({ issues: [expect.objectContaining({ code })], isWhole: true })

test.each<[string, Uint8Array, FileFormat, object]>([
  ['a table', good, 'csv', fine],
  ['a wrong table', bad, 'csv', wrong('bad_number')],
  ['a packed table', gzipSync(good), 'csv.gz', fine],
  ['a wrong packed table', gzipSync(bad), 'csv.gz', wrong('bad_number')],
  ['what is no gzip', good, 'csv.gz', wrong('misnamed')],
  ['a gzip that is cut off', gzipSync(good).subarray(0, -12), 'csv.gz', wrong('archive_damaged')],
  ['a table in a zip', zipSync({ 'r.csv': good }), 'zip', fine],
  ['a wrong table in a zip', zipSync({ 'r.csv': bad }), 'zip', wrong('bad_number')],
  ['two files in a zip', zipSync({ 'r.csv': good, 's.csv': good }), 'zip', wrong('archive')],
  ['what is no zip', good, 'zip', wrong('misnamed')],
  [
    'a pointer in a zip',
    zipSync({ 'r.csv': bytesOf('version https://git-lfs.github.com/spec/v1\n') }),
    'zip',
    wrong('lfs_pointer'),
  ],
  ['JSON Lines as a table', bytesOf('{"id": 1, "p": 0.5}\n'), 'csv', wrong('json_lines')],
  ['the row numbers of pandas', bytesOf(',id,p\n0,1,0.5\n'), 'csv', wrong('index_column')],
  ['semicolons', bytesOf('id;p\n1;0,5\n'), 'csv', wrong('separator')],
  ['commas in a tsv', bytesOf('id,p\n1,0.5\n'), 'tsv', wrong('separator')],
  ['a zip that is cut off', zipSync({ 'r.csv': good }).subarray(0, -9), 'zip', wrong('archive_damaged')],
  ['a zip of a Mac', zipSync({ 'r.csv': good, '__MACOSX/._r.csv': good, '.DS_Store': bad }), 'zip', fine],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x69, 0]), 'csv', wrong('bom')],
  ['bytes', new Uint8Array([1, 0, 2]), 'csv', wrong('not_text')],
  ['GBK', new Uint8Array([...bytesOf('id,p\n'), 0xd6, 0xd0, 0x2c, 0x31]), 'csv', wrong('encoding')],
  ['a sign cut off at the end', good.subarray(0, -4), 'csv', wrong('encoding')],
  ['JSON', bytesOf('[{]'), 'json', unread],
  ['JSON in a zip', zipSync({ 'r.json': good }), 'zip', unread],
])('%s', async (_, content, format, expected) => {
  expect(await check(content, format)).toMatchObject(expected)
})

test('a table larger than the pieces it is read in is counted whole', async () => {
  const rows = Array.from({ length: 60_000 }, (_, row) => `行${row},${row}`)
  const file = new Blob([`id,p\n${rows.join('\n')}\n`])
  expect(file.size).toBeGreaterThan(600_000)
  const of = (expectedRows: number) =>
    checkFile({ file, format: 'csv', description: { ...description, expectedRows } })
  expect(await of(60_000)).toMatchObject(fine)
  expect(await of(59_999)).toMatchObject({ issues: [{ code: 'row_count', found: '60000' }] })
})
