import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueMessage } from '../fault-words.ts'
import type { FileDescription } from '../file-rules.ts'
import { score } from './engine/score.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-messages-test-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'p', kind: 'number' }],
  formats: ['csv', 'json', 'jsonl', 'csv.gz', 'zip'],
}
const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 30_000_000 }
const good = 'id,p\n1,1\n2,2\n3,3\n'
const gbk = Buffer.from([0xd6, 0xd0])
const many = '1,1\n'.repeat(30_000)
const flipped = (bytes: Uint8Array, at: number) => {
  const own = Uint8Array.from(bytes)
  own[at] = (own[at] as number) ^ 1
  return own
}
/** A sound zip with other values at two places: counted from the file's head, and from its entry in the directory. */
const zipWith = (inHead: number, inDirectory: number, value: number) => {
  const zip = Uint8Array.from(zipSync({ 'r.csv': strToU8(good) }))
  const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  for (const at of [inHead, directory + inDirectory]) zip[at] = value
  return zip
}

/** A file, and the first thing that is said of it: code, line, column, and both languages' words. */
test.each<[string, string | Uint8Array, [string, number?, string?], string, string]>([
  [
    'r.csv',
    'id,p\n1,1\n\r2,x\n3,3\n',
    ['bad_number', 4, 'p'],
    '第 4 行，列“p”：“x”不是数字。',
    'Line 4, column “p”: “x” is not a number.',
  ],
  [
    'r.csv',
    'id,p\n1,1\n2,+-1\n3,3\n',
    ['bad_number', 3, 'p'],
    '第 3 行，列“p”：“+-1”不是数字。',
    'Line 3, column “p”: “+-1” is not a number.',
  ],
  [
    'r.csv',
    'id,p\r1,1\r\n2,1_0\n3,3\n',
    ['bad_number', 3, 'p'],
    '第 3 行，列“p”：“1_0”不是数字。',
    'Line 3, column “p”: “1_0” is not a number.',
  ],
  ['r.csv', 'id,p\n1,1\n2,2\n', ['id_missing', undefined, 'id'], '缺少 ID 3。', 'The ID 3 is missing.'],
  [
    'r.csv',
    'id,p\n1,1\n',
    ['id_missing', undefined, 'id'],
    '缺少 2 个 ID，例如 2, 3。',
    '2 IDs are missing, for example 2, 3.',
  ],
  [
    'r.csv',
    'id,p\n1\n2,2\n3,3\n',
    ['ragged_row', 2],
    '第 2 行：有 1 个字段，应为 2 个。',
    'Line 2: There is 1 field instead of 2.',
  ],
  [
    'r.csv',
    'id,p\n1,1\n2,"2\n3,3\n',
    ['bad_quote', 3],
    '第 3 行：引号没有闭合，或者出现在字段中间。字段里的引号要写成两个，整个字段放在引号里。',
    'Line 3: A quote is not closed or appears inside a field. Double a quote inside a field, and put the whole field in quotes.',
  ],
  [
    'r.csv',
    Buffer.concat([Buffer.from(`id,p\n${many}`), gbk]),
    ['encoding', 30_002],
    '第 30002 行：不是 UTF-8 编码的文字。请以 UTF-8 编码另存文件。',
    'Line 30002: This is not text in UTF-8. Save the file in UTF-8.',
  ],
  [
    'r.json',
    Buffer.concat([Buffer.from('[\n{"id":1,"p":"'), gbk, Buffer.from('"}]')]),
    ['encoding', 2],
    '第 2 行：不是 UTF-8 编码的文字。请以 UTF-8 编码另存文件。',
    'Line 2: This is not text in UTF-8. Save the file in UTF-8.',
  ],
  [
    'r.csv',
    `id,p\n${many}\0`,
    ['not_text', 30_002],
    '第 30002 行：含有空字符（NUL），这不是文本文件。',
    'Line 30002: There is a null character: this is not a text file.',
  ],
  [
    'r.json',
    Buffer.from('[{"id":1,"p":1}]', 'utf16le'),
    ['bom'],
    '文件是 UTF-16 编码，请另存为 UTF-8。',
    'The file is UTF-16. Save it as UTF-8.',
  ],
  [
    'r.json',
    '[\n  {\n    "id": 1,\n    "p": 1\n  },\n  {\n    "id": 2,\n    "p": "two"\n  }\n]',
    ['bad_number', 6, 'p'],
    '第 2 条（第 6 行），列“p”：“two”不是数字。',
    'Entry 2 (line 6), column “p”: “two” is not a number.',
  ],
  [
    'r.jsonl',
    '\uFEFF{"id":1,"p":1}\n\n{"id":2,oops}\n',
    ['json', 3],
    '第 2 条（第 3 行）：JSON 格式有误，从“oops}”处起无法读取。',
    'Entry 2 (line 3): The JSON cannot be read from “oops}” on.',
  ],
  [
    'r.jsonl',
    '{"id":1,"p":1}\n{"id":2}\n',
    ['column_missing', 2, 'p'],
    '第 2 条（第 2 行）：缺少列“p”。应有的列：id,p。',
    'Entry 2 (line 2): The column “p” is missing. The columns should be id,p.',
  ],
  [
    'r.csv.gz',
    gzipSync(good).subarray(0, -6),
    ['archive_damaged'],
    '压缩包已损坏或不完整，请重新压缩后再提交。',
    'The archive is damaged or incomplete. Compress the file again.',
  ],
  [
    'r.zip',
    flipped(zipSync({ 'r.csv': strToU8(good) }), 40),
    ['archive_damaged'],
    '压缩包已损坏或不完整，请重新压缩后再提交。',
    'The archive is damaged or incomplete. Compress the file again.',
  ],
  [
    'r.zip',
    zipWith(6, 8, 1),
    ['archive_encrypted'],
    '压缩包设有密码，无法读取。请去掉密码后重新压缩。',
    'The archive is protected by a password. Compress the file again without one.',
  ],
  [
    'r.zip',
    zipWith(8, 10, 14),
    ['archive_method'],
    '压缩包使用了不支持的压缩方法（例如 bzip2 或 LZMA）。请用普通的 zip 方式（Deflate）重新压缩。',
    'The archive is compressed in a way that is not supported, such as bzip2 or LZMA. Compress it as an ordinary zip (Deflate).',
  ],
])('%s %j', async (name, content, [code, line, column], zh, en) => {
  const own = mkdtempSync(join(folder, 'run-'))
  const [path, answer] = [join(own, 'received'), join(own, 'answers')]
  writeFileSync(path, content)
  writeFileSync(answer, good)
  const outcome = await score({
    submission: { path, name },
    answer: { path: answer },
    file,
    metric: { key: 'rmse', params: {} },
    mode: 'plain',
    limits,
    folder: own,
  })
  if (outcome.ok) throw new Error('it was taken')
  const [issue] = outcome.issues
  if (!issue) throw new Error('nothing was told')
  expect([issue.code, issue.line, issue.column]).toEqual([code, line, column])
  expect([issueMessage(issue, 'zh-CN'), issueMessage(issue, 'en-US')]).toEqual([zh, en])
})

test('of what stands in a file no more than a line is shown', async () => {
  const own = mkdtempSync(join(folder, 'run-'))
  const [path, answer] = [join(own, 'received'), join(own, 'answers')]
  writeFileSync(path, `${'x'.repeat(60_000)},\u202Ep\n1,1\n`)
  writeFileSync(answer, good)
  const outcome = await score({
    submission: { path, name: 'r.csv' },
    answer: { path: answer },
    file,
    metric: { key: 'rmse', params: {} },
    mode: 'plain',
    limits,
    folder: own,
  })
  if (outcome.ok) throw new Error('it was taken')
  for (const issue of outcome.issues)
    for (const lang of ['zh-CN', 'en-US'] as const) {
      expect(issueMessage(issue, lang).length).toBeLessThan(500)
      expect(issueMessage(issue, lang)).not.toMatch(/\u202E/)
    }
})
