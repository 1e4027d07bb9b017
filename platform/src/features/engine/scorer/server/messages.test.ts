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
  [
    'r.csv',
    `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 51712\n`,
    ['lfs_pointer'],
    '这是 Git LFS 的指针，不是文件本身。请运行 `git lfs pull` 取得文件，再重新上传。',
    'This is a Git LFS pointer, not the file. Run `git lfs pull`, then upload it again.',
  ],
  [
    'r.csv',
    '{"id": 1, "p": 0.5}\n{"id": 2, "p": 0.25}\n',
    ['json_lines'],
    '这是 JSON Lines，不是表格。如果接受这种格式，请把扩展名改为 .jsonl。',
    'This is JSON Lines, not a table. Name the file .jsonl, if that format is accepted.',
  ],
  [
    'r.csv',
    ',id,p\n0,1,0.5\n1,2,0.25\n',
    ['index_column', 1],
    '第 1 行：第一列没有列名，是 pandas 写出的行号。请用 `to_csv(..., index=False)` 导出。',
    'Line 1: The first column has no name: these are the row numbers that pandas writes. Use `to_csv(..., index=False)`.',
  ],
  [
    'r.csv',
    'id\tp\n1\t0.5\n',
    ['separator', 1],
    '第 1 行：各列用制表符分隔，请改用逗号。',
    'Line 1: The columns are separated by tabs; use commas.',
  ],
  [
    'r.csv',
    'id;p\n1;0,5\n',
    ['separator', 1],
    '第 1 行：各列用分号分隔，请改用逗号。小数点请用“.”，不要用“,”。',
    'Line 1: The columns are separated by semicolons; use commas. Write decimals with a point, not a comma.',
  ],
  [
    'r.csv',
    gzipSync(good),
    ['misnamed'],
    '文件是用 gzip 压缩的，请把扩展名改为 .csv.gz，或解压后再上传。',
    'This file is compressed with gzip. Name it .csv.gz, or unpack it first.',
  ],
  [
    'r.csv.gz',
    good,
    ['misnamed'],
    '扩展名说这是压缩包，但文件没有压缩。请改用 .csv 等扩展名，或压缩后再上传。',
    'By its name this is an archive, but it is not compressed. Name it .csv or compress it.',
  ],
  [
    'r.csv',
    zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': strToU8('x') }),
    ['spreadsheet'],
    '这是电子表格文件（如 Excel）。请在表格软件里另存为 CSV（UTF-8）。',
    'This is a spreadsheet, such as one of Excel. Save it as CSV (UTF-8).',
  ],
  [
    'r.zip',
    zipSync({ 'r.csv': strToU8('\n<!DOCTYPE html><title>Sign in</title>') }),
    ['web_page'],
    '这是一个网页，不是数据文件。下载时得到的可能是登录页，请登录后重新下载。',
    'This is a web page, not a data file. You may have saved a sign-in page; sign in there and download the file again.',
  ],
  [
    'r.csv',
    'PAR1 and more',
    ['misnamed'],
    '这是 Parquet 文件，不是文本。请另存为 CSV。',
    'This is a Parquet file, not text. Save it as CSV.',
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
  // Rows that were read with the wrong separator say nothing.
  if (code === 'separator') expect(outcome.issues).toHaveLength(1)
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
