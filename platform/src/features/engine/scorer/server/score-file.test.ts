import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileDescription, FileIssue } from '../file-rules.ts'
import { score } from './engine/score.ts'
import { linesOfRows } from './engine/table-source.ts'
import { scoreFile } from './score-file.ts'
import type { MetricChoice, ScoreRequest } from './score-request.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-score-test-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file: FileDescription = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'value', kind: 'number' }],
  formats: ['csv', 'tsv', 'json', 'jsonl', 'csv.gz', 'zip'],
}
const answer = 'id,value\n1,1\n2,2\n3,3\n'
const splitAnswer = 'id,value,Usage\n1,1,Public\n2,2,Public\n3,3,Private\n'
const rmse: MetricChoice = { key: 'rmse', params: {} }
const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 1_000_000 }
let counter = 0

function request(
  content: string | Uint8Array,
  name = 'result.csv',
  more: Partial<ScoreRequest> = {},
): ScoreRequest {
  const own = join(folder, `s${++counter}`)
  writeFileSync(own, content)
  writeFileSync(`${own}.answer`, answer)
  return {
    submission: { path: own, name },
    answer: { path: `${own}.answer` },
    file,
    metric: rmse,
    mode: 'plain',
    ...more,
  }
}

const check = (content: string | Uint8Array, name?: string, more?: Partial<ScoreRequest>) =>
  score({ ...request(content, name, more), limits, folder: mkdtempSync(join(folder, 'run-')) })

describe('files that are right', () => {
  test.each([
    ['csv', 'id,value\n1,1\n2,2\n3,3\n'],
    ['another order of rows', 'id,value\n3,3\n1,1\n2,2\n'],
    ['Windows line ends', 'id,value\r\n1,1\r\n2,2\r\n3,3\r\n'],
    ['no line end at the end', 'id,value\n1,1\n2,2\n3,3'],
    ['blank lines', 'id,value\n\n1,1\n\n2,2\n3,3\n\n'],
    ['blank lines before the header', '\n \t\r\nid,value\n1,1\n2,2\n3,3\n'],
    ['tabs and spaces around numbers', 'id,value\n1\t,\t1\n2 , 2\n3,3\n'],
    ['a UTF-8 mark', '\uFEFFid,value\n1,1\n2,2\n3,3\n'],
    ['quotes', '"id","value"\n"1","1"\n"2","2"\n"3","3"\n'],
    ['exponents and signs', 'id,value\n1,+1e0\n2,0.2E1\n3,3.\n'],
  ])('%s', async (_name, content) =>
    expect(await check(content)).toMatchObject({ ok: true, scores: { public: 0, private: null }, rows: 3 }),
  )

  test.each([
    ['result.tsv', 'id\tvalue\n1\t1\n2\t2\n3\t3\n'],
    ['result.json', '[{"id":1,"value":1},{"id":2,"value":2},{"id":3,"value":3}]'],
    ['result.jsonl', '{"id":1,"value":1}\n{"id":2,"value":2}\n{"value":3,"id":3}\n'],
    ['result.csv.gz', gzipSync(answer)],
    ['result.zip', zipSync({ 'out/result.csv': strToU8(answer) })],
  ])('%s', async (name, content) =>
    expect(await check(content, name)).toMatchObject({ ok: true, scores: { public: 0 } }),
  )

  test('a split round gives two scores, and ignored rows count on neither', async () => {
    const own = request('id,value\n1,1\n2,3\n3,9\n', 'result.csv', { mode: 'split' })
    writeFileSync(own.answer.path, 'id,value,Usage\n1,1,Public\n2,2,Private\n3,3,Ignored\n')
    const scored = { ok: true, scores: { public: 0, private: 1 } }
    expect(await score({ ...own, limits, folder: mkdtempSync(join(folder, 'run-')) })).toMatchObject(scored)
    // Whoever leaves the ignored rows out loses nothing by it.
    writeFileSync(own.submission.path, 'id,value\n1,1\n2,3\n')
    expect(await score({ ...own, limits, folder: mkdtempSync(join(folder, 'run-')) })).toMatchObject(scored)
  })
})

describe('files that are wrong are told where and what', () => {
  test.each<[string, string | Uint8Array, Partial<FileIssue>]>([
    ['empty', '', { code: 'empty' }],
    ['only a header', 'id,value\n', { code: 'empty' }],
    ['swapped header', 'value,id\n1,1\n2,2\n3,3\n', { code: 'column_order', line: 1 }],
    ['header in capitals', 'ID,Value\n1,1\n2,2\n3,3\n', { code: 'column_name', expected: 'id', found: 'ID' }],
    ['missing column', 'id\n1\n2\n3\n', { code: 'column_missing', column: 'value' }],
    ['column too many', 'id,value,x\n1,1,1\n2,2,2\n3,3,3\n', { code: 'column_unknown', column: 'x' }],
    ['semicolons', 'id;value\n1;1\n2;2\n3;3\n', { code: 'separator' }],
    ['UTF-16', Buffer.from('\uFEFFid,value\n1,1\n', 'utf16le'), { code: 'bom' }],
    ['binary', Buffer.from([0x50, 0x4b, 0, 0, 1, 2, 3]), { code: 'not_text' }],
    [
      'what the database could be told is no value',
      'id,value\n1,1\n2,\u0001none\n3,3\n',
      { code: 'bad_number', line: 3, column: 'value', found: '\\u0001none' },
    ],
    [
      'a word for a number',
      'id,value\n1,1\n2,two\n3,3\n',
      { code: 'bad_number', line: 3, column: 'value', found: 'two' },
    ],
    [
      'a wrong byte far behind a quote that is wrong',
      Buffer.concat([Buffer.from(`id,value\n1,a"b\n${'\r\n'.repeat(600_000)}`), Buffer.from([0xff])]),
      { code: 'encoding', line: 600_003 },
    ],
    ['a header that is not on the first line', '\n\nid,valu\n1,1\n', { code: 'column_unknown', line: 3 }],
    ['two marks', '\uFEFF\uFEFFid,value\n1,1\n', { code: 'column_name', line: 1 }],
    ['a line break with a number', 'id,value\n1,"1\n"\n2,2\n3,3\n', { code: 'bad_number', line: 2 }],
    ['a blank that is none', 'id,value\n1,\u00A01\n2,2\n3,3\n', { code: 'bad_number', line: 2 }],
    ['NaN', 'id,value\n1,1\n2,NaN\n3,3\n', { code: 'not_finite', line: 3, column: 'value' }],
    ['infinity', 'id,value\n1,1\n2,2\n3,-inf\n', { code: 'not_finite', line: 4, column: 'value' }],
    ['a number too large', 'id,value\n1,1\n2,1e999\n3,3\n', { code: 'not_finite', line: 3 }],
    ['an empty cell', 'id,value\n1,1\n2,\n3,3\n', { code: 'empty_value', line: 3, column: 'value' }],
    ['the right line after blank ones', 'id,value\n\n1,1\n\n\n2,x\n3,3\n', { code: 'bad_number', line: 6 }],
    [
      'a fraction for an id',
      'id,value\n0.5,1\n2,2\n3,3\n',
      { code: 'bad_id', line: 2, column: 'id', found: '0.5' },
    ],
    ['an id twice', 'id,value\n1,1\n2,2\n2,2\n3,3\n', { code: 'id_duplicated', line: 4, found: '2' }],
    ['an unknown id', 'id,value\n1,1\n2,2\n3,3\n4,4\n', { code: 'id_unknown', line: 5, found: '4' }],
    ['a missing id', 'id,value\n1,1\n3,3\n', { code: 'id_missing', expected: '1', found: '2' }],
    [
      'a row too short',
      'id,value\n1,1\n2\n3,3\n',
      { code: 'ragged_row', line: 3, expected: '2', found: '1' },
    ],
    [
      'a row too long',
      'id,value\n1,1\n2,2,2\n3,3\n',
      { code: 'ragged_row', line: 3, expected: '2', found: '3' },
    ],
  ])('%s', async (_name, content, issue) => {
    const outcome = await check(content)
    expect(outcome).toMatchObject({ ok: false, fault: 'file' })
    if (!outcome.ok) expect(outcome.issues[0]).toMatchObject(issue)
  })

  test.each<[string, string, string | Uint8Array, string]>([
    ['broken gzip', 'r.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1]), 'archive_damaged'],
    ['a gzip bomb', 'r.csv.gz', gzipSync(Buffer.alloc(5_000_000, 'a')), 'too_large'],
    ['a zip bomb', 'r.zip', zipSync({ 'a.csv': new Uint8Array(5_000_000) }), 'too_large'],
    [
      'two files in a zip',
      'r.zip',
      zipSync({ 'a.csv': strToU8(answer), 'b.csv': strToU8(answer) }),
      'archive',
    ],
    [
      'an archive in an archive',
      'r.zip',
      zipSync({ 'a.zip': zipSync({ 'b.csv': strToU8(answer) }) }),
      'archive',
    ],
    ['no zip at all', 'r.zip', Buffer.from([1, 0, 2]), 'archive_damaged'],
    ['JSON that is no array', 'r.json', '{"id":1}', 'json'],
    ['JSON that does not parse', 'r.jsonl', '{"id":1,"value":1}\n{oops\n', 'json'],
    ['JSON without a column', 'r.jsonl', '{"id":1}\n', 'column_missing'],
  ])('%s', async (_name, name, content, code) =>
    expect(await check(content, name)).toMatchObject({ ok: false, fault: 'file', code }),
  )

  test('a path inside an archive never becomes a path', async () => {
    expect(
      await check(zipSync({ '../../../../tmp/leitai-slip.csv': strToU8(answer) }), 'r.zip'),
    ).toMatchObject({ ok: true })
  })

  test('issues are counted out at twenty and never name an answer', async () => {
    const outcome = await check(
      `id,value\n${Array.from({ length: 60 }, (_, index) => `${index},x`).join('\n')}\n`,
    )
    if (outcome.ok) throw new Error('should fail')
    expect(outcome.issues).toHaveLength(20)
    expect(JSON.stringify(await check('id,value\n1,5\n2,5\n9,5\n'))).not.toContain('"3.0"')
  })

  test('a score that is not finite is the file’s fault', async () => {
    expect(
      await check('id,value\n1,7\n2,7\n3,7\n', 'r.csv', { metric: { key: 'pearson', params: {} } }),
    ).toMatchObject({ ok: false, fault: 'file', code: 'undefined_score' })
  })
})

test('rows are found by the line on which they begin', async () => {
  const text = 'id,text\n\n1,"a\nb"\r\n\n2,c\n3,"d\n\ne"\n4,f'
  const path = join(folder, 'lines.csv')
  writeFileSync(path, text)
  expect([...(await linesOfRows(path, ',', [0, 1, 2, 3]))]).toEqual([
    [0, 3],
    [1, 6],
    [2, 7],
    [3, 10],
  ])
})

describe('a scorer in its own process', () => {
  test.each([
    ['a plain board', {}, answer, 4],
    ['two lists and a ladder', { mode: 'split', spread: true } as const, splitAnswer, 6],
  ])('tells each step that it has done of %s', async (_name, more, answers, steps) => {
    const told: number[] = []
    const asked = request(answer, 'result.csv', more)
    writeFileSync(asked.answer.path, answers)
    const outcome = await scoreFile(asked, { onProgress: share => told.push(share) })
    expect(outcome).toMatchObject({ ok: true, scores: { public: 0 } })
    expect(told).toEqual(Array.from({ length: steps - 1 }, (_, done) => (done + 1) / steps))
  })

  test('tells no step that a wrong file did not come to', async () => {
    const told: number[] = []
    const outcome = await scoreFile(request('id,value\n1,1\n2,2\n'), {
      onProgress: share => told.push(share),
    })
    expect(outcome).toMatchObject({ ok: false, fault: 'file' })
    // It was read, and its ids are not those of the answers.
    expect(told).toEqual([1 / 4])
  })

  const run = (metric: MetricChoice, more: Partial<ScoreRequest> = {}) =>
    scoreFile(request(answer, 'r.csv', { metric, ...more }))

  test('gives score and hashes', async () => {
    const outcome = await run(rmse)
    expect(outcome).toMatchObject({ ok: true, scores: { public: 0 } })
    if (outcome.ok)
      for (const hash of [outcome.submissionSha256, outcome.answerSha256, outcome.scorerHash])
        expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('its hash changes with the parameters', async () => {
    const [a, b] = await Promise.all([
      run({ key: 'quantile-loss', params: { quantile: 0.1 } }),
      run({ key: 'quantile-loss', params: { quantile: 0.2 } }),
    ])
    expect(a.ok && b.ok && a.scorerHash !== b.scorerHash).toBe(true)
  })

  test.each([
    ['reads another file', "select content from read_text('/etc/hostname')"],
    ['reads its own sources', `select * from read_csv('${import.meta.filename}')`],
    ['writes a file', "copy submission to '/tmp/leitai-out.csv'"],
    ['unlocks itself', 'set enable_external_access = true'],
    ['loads an extension', 'install httpfs'],
    ['throws', 'select nothing_like_it(1)'],
    ['gives two numbers', 'select 1, 2'],
  ])('an SQL metric that %s fails', async (_name, sql) =>
    expect(await run({ sql })).toMatchObject({ ok: false, fault: 'scorer' }),
  )

  test('one that loops is ended at its time', async () => {
    const outcome = await run(
      { sql: 'select sum(a.range * b.range) from range(10000000) a, range(10000000) b' },
      { limits: { timeoutMs: 2_000 } },
    )
    expect(outcome).toMatchObject({ ok: false, fault: 'scorer', code: 'timeout' })
  })

  test('one that eats memory fails', async () => {
    const outcome = await run(
      { sql: "select length(string_agg(md5(range::varchar), '')) from range(50000000)" },
      { limits: { memoryMb: 120, timeoutMs: 30_000 } },
    )
    expect(outcome).toMatchObject({ ok: false, fault: 'scorer' })
  })

  test.each([0, 1, 10, 100, 400])('one that is stopped after %d ms rejects', async after => {
    const stop = new AbortController()
    const running = scoreFile(
      request(answer, 'r.csv', {
        metric: { sql: 'select sum(a.range * b.range) from range(10000000) a, range(10000000) b' },
      }),
      { signal: stop.signal },
    )
    setTimeout(() => stop.abort(new Error('stopped')), after)
    await expect(running).rejects.toThrow('stopped')
  })
})
