import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLocked } from '../../../../../base/sandbox/duckdb.ts'
import type { ColumnProfile, Profile, ProfileFormat } from '../../profile-schema.ts'
import { makeProfile } from './engine/make-profile.ts'
import { profileFile } from './profile-file.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'leitai-profile-test-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 50_000_000 }
let counter = 0
const write = (content: string | Buffer) => {
  const path = join(folder, `f${++counter}`)
  writeFileSync(path, content)
  return path
}
/** In this process: what the child does, without starting one. */
const make = (content: string | Buffer, format: ProfileFormat = 'csv') =>
  makeProfile({ path: write(content), format, folder: mkdtempSync(join(folder, 'run-')), limits })
const profiled = async (content: string | Buffer, format?: ProfileFormat): Promise<Profile> => {
  const outcome = await make(content, format)
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.reason}`)
  return outcome.profile
}
const column = (profile: Profile, name: string) =>
  profile.columns.find(found => found.name === name) as ColumnProfile

test('a table is counted column by column', async () => {
  const rows = Array.from({ length: 100 }, (_, index) =>
    [
      index + 1,
      index % 4 === 0 ? '' : (index / 2).toFixed(2),
      index % 3 === 0 ? 'true' : 'false',
      `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
      `2026-01-01 ${String(index % 24).padStart(2, '0')}:30:00`,
      ['猫', '狗', '"鸟, 大"'][index % 3],
      String(index).padStart(6, '0'),
    ].join(','),
  )
  const profile = await profiled(`id,price,flag,day,at,kind,code\n${rows.join('\n')}\n`)
  expect([profile.rows, profile.columnCount, profile.encoding]).toEqual([100, 7, 'UTF-8'])
  expect(profile.unreadable).toEqual({ count: 0, isLeast: false })
  expect(profile.columns.map(found => found.kind)).toEqual([
    'integer',
    'number',
    'boolean',
    'date',
    'datetime',
    'text',
    // A number with zeros in front is a name.
    'text',
  ])
  expect(column(profile, 'id')).toMatchObject({
    missing: 0,
    distinct: { count: 100, isExact: true },
    min: '1',
    max: '100',
    mean: '50.5',
    deviation: '29.0115',
    quartiles: { values: ['25.75', '50.5', '75.25'], isExact: true },
  })
  expect(column(profile, 'id').bins?.reduce((sum, bin) => sum + bin.count, 0)).toBe(100)
  const price = column(profile, 'price')
  expect([price.missing, price.min, price.max]).toEqual([25, '0.5', '49.5'])
  // What is missing falls into no bin.
  expect(price.bins?.reduce((sum, bin) => sum + bin.count, 0)).toBe(75)
  expect(column(profile, 'flag').top).toEqual([
    { value: 'false', count: 66 },
    { value: 'true', count: 34 },
  ])
  expect(column(profile, 'day')).toMatchObject({ min: '2026-01-01', max: '2026-01-28', mean: null })
  expect(column(profile, 'kind').top).toEqual([
    { value: '猫', count: 34 },
    { value: '狗', count: 33 },
    { value: '鸟, 大', count: 33 },
  ])
  expect(column(profile, 'code')).toMatchObject({ top: null, lengths: { min: 6, max: 6 } })
  expect(profile.preview.rows).toHaveLength(50)
  expect(profile.preview.rows[0]).toEqual([
    '1',
    null,
    'true',
    '2026-01-01',
    '2026-01-01 00:30:00',
    '猫',
    '000000',
  ])
})

describe('is read as it is meant', () => {
  test.each([
    ['semicolons', 'a;b\n1;2,5\n2;3,5\n', ['a', 'b'], 2],
    ['tabs in a csv', 'a\tb\n1\tx\n', ['a', 'b'], 1],
    ['bars', 'a|b|c\n1|2|3\n', ['a', 'b', 'c'], 1],
    ['Windows line ends', 'a,b\r\n1,2\r\n', ['a', 'b'], 1],
    ['a mark of UTF-8', '\uFEFFa,b\n1,2\n', ['a', 'b'], 1],
    ['quotes with line ends', '"a","b"\n"1","x\ny"\n"2","say ""hi"""\n', ['a', 'b'], 2],
    ['no line end', 'a,b\n1,2', ['a', 'b'], 1],
    ['numbers alone, which is no header', '1,2\n3,4\n', ['column 1', 'column 2'], 2],
    ['names twice and none', 'a,a,\n1,2,3\n', ['a', 'a (2)', 'column 3'], 1],
    ['one column', 'name\nx\ny\n', ['name'], 2],
    ['names that are SQL', '"x""; drop table t; --",\'y\'\n1,2\n', ['x"; drop table t; --', "'y'"], 1],
  ])('%s', async (_what, content, names, rows) => {
    const profile = await profiled(content)
    expect([profile.preview.columns, profile.rows]).toEqual([names, rows])
  })

  const chinese = '编号,城市\n1,北京\n2,上海\n'
  const gb18030 = Buffer.from('b1e0bac52cb3c7cad00a312cb1b1bea90a322cc9cfbaa30a', 'hex')
  test.each([
    ['GB18030', gb18030, 'GB18030'],
    ['UTF-16LE', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(chinese, 'utf16le')]), 'UTF-16LE'],
    ['gzip', gzipSync(chinese), 'UTF-8'],
    ['gzip of GB18030', gzipSync(gb18030), 'GB18030'],
  ])('%s', async (_what, content, encoding) => {
    const profile = await profiled(content)
    expect([profile.encoding, profile.preview.columns, profile.preview.rows]).toEqual([
      encoding,
      ['编号', '城市'],
      [
        ['1', '北京'],
        ['2', '上海'],
      ],
    ])
  })

  test('JSON lines, nested ones as they are written', async () => {
    const lines = ['{"a":1,"b":"x","c":{"k":[1]}}', '{"a":2.5,"c":null}', 'not json', '{"a":"007","b":"<i>"}']
    const profile = await profiled(`${lines.join('\n')}\n`, 'jsonl')
    expect([profile.rows, profile.unreadable.count]).toEqual([4, 1])
    expect(profile.columns.map(found => [found.name, found.kind])).toEqual([
      ['a', 'text'],
      ['b', 'text'],
      ['c', 'nested'],
    ])
    expect(profile.preview.rows[0]).toEqual(['1', 'x', '{"k":[1]}'])
    expect(profile.preview.rows[3]).toEqual(['007', '<i>', null])
  })

  test('JSON lines in a file called .csv', async () => {
    const profile = await profiled('{"id": 1, "value": 0.5}\n{"id": 2, "value": 0.25}\n')
    expect([profile.preview.columns, profile.rows]).toEqual([['id', 'value'], 2])
  })

  test('Parquet by its own types', async () => {
    const path = join(folder, 'made.parquet')
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    await connection.run(
      `copy (select i::integer as n, i / 2.0 as d, date '2026-01-01' + i::integer as day, ['a', 'b'] as list,
        'x'::blob as raw, case when i > 5 then 'big' end as word from range(10) t(i)) to '${path}' (format parquet)`,
    )
    connection.closeSync()
    instance.closeSync()
    const outcome = await makeProfile({ path, format: 'parquet', folder, limits })
    const profile = outcome.ok ? outcome.profile : undefined
    expect(profile?.columns.map(found => found.kind)).toEqual([
      'integer',
      'number',
      'date',
      'nested',
      'binary',
      'text',
    ])
    expect(profile?.columns[5]).toMatchObject({ missing: 6, distinct: { count: 1, isExact: true } })
  })
})

describe('is told apart from what it seems', () => {
  test('missing values of every spelling, but not in a text', async () => {
    const profile = await profiled('n\n1\nNA\nNaN\nnull\nN/A\n""\n2\n')
    expect(column(profile, 'n')).toMatchObject({ kind: 'integer', missing: 5, min: '1', max: '2' })
    // As they stand in the file.
    expect(profile.preview.rows.flat()).toEqual(['1', 'NA', 'NaN', 'null', 'N/A', null, '2'])
    const people = await profiled(
      'surname,country,day,none\nNull,NA,2026-01-01,NA\nNan,N/A,NA,NA\nnull,NA,,NA\n,DE,,\n',
    )
    expect(people.columns.map(({ name, kind, missing, top }) => [name, kind, missing, top?.[0]])).toEqual([
      ['surname', 'text', 1, undefined],
      ['country', 'text', 0, { value: 'NA', count: 2 }],
      ['day', 'date', 3, undefined],
      ['none', 'empty', 4, undefined],
    ])
    // A column that its end shows to be one of texts, and one whose beginning has no value at all.
    const late = await profiled(
      `a,b\n${'1,NA\n'.repeat(21_000)}${'NA,x\n'.repeat(500)}${'x,NA\n'.repeat(2_000)}`,
    )
    expect(late.columns.map(({ kind, missing }) => [kind, missing])).toEqual([
      ['text', 0],
      ['text', 0],
    ])
  })

  test('a few odd values are told, many make it a text', async () => {
    const few = Array.from({ length: 200 }, (_, index) => (index === 7 ? 'unknown' : index)).join('\n')
    expect(column(await profiled(`n\n${few}\n`), 'n')).toMatchObject({ kind: 'integer', odd: 1, max: '199' })
    const many = Array.from({ length: 200 }, (_, index) => (index % 5 ? index : 'unknown')).join('\n')
    expect(column(await profiled(`n\n${many}\n`), 'n')).toMatchObject({ kind: 'text', odd: 0 })
  })

  test('what only the end of a long file shows', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => index)
    const later = await profiled(`n,m\n${rows.map(n => `${n},${n < 25_000 ? n : `x${n}`}`).join('\n')}\n`)
    expect(later.columns.map(found => found.kind)).toEqual(['integer', 'text'])
    const fraction = await profiled(`n\n${rows.join('\n')}\n0.5\n`)
    expect(column(fraction, 'n')).toMatchObject({ kind: 'number', min: '0' })
    const code = await profiled(`n\n${rows.map(n => n + 1).join('\n')}\n007\n`)
    expect(column(code, 'n').kind).toBe('text')
  })

  test('infinities, large numbers and integers beyond doubles', async () => {
    const ones = Array.from({ length: 100 }, () => '1,1,9007199254740993').join('\n')
    const profile = await profiled(`a,b,c\n${ones}\ninf,1e200,9007199254740995\n`)
    expect(column(profile, 'a')).toMatchObject({ max: '1', odd: 1 })
    expect(column(profile, 'b')).toMatchObject({ max: '1', odd: 1 })
    expect(column(profile, 'c')).toMatchObject({ min: '9007199254740993', max: '9007199254740995' })
  })

  test('rows that do not fit are counted and left out', async () => {
    const profile = await profiled('a,b\n1,2\n3\n4,5,6\n7,8\n')
    expect([profile.rows, profile.unreadable]).toEqual([2, { count: 2, isLeast: false }])
  })

  test('markup and formulas stay what they are', async () => {
    const cells = ['<script>alert(1)</script>', '=cmd|calc!A1', '+1', '@x', '-2+3']
    const profile = await profiled(`t\n${cells.join('\n')}\n`)
    expect(profile.preview.rows.flat()).toEqual(cells)
  })

  test('long cells are cut, many columns too', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `c${index}`)
    const profile = await profiled(`${names.join(',')}\n${names.map(() => 'y'.repeat(300)).join(',')}\n`)
    expect([profile.columnCount, profile.columns.length, profile.preview.columns.length]).toEqual([
      150, 100, 100,
    ])
    expect(profile.preview.rows[0]?.[0]).toBe(`${'y'.repeat(200)}…`)
  })

  test('many distinct values are an estimate', async () => {
    const profile = await profiled(`n\n${Array.from({ length: 30_000 }, (_, index) => index).join('\n')}\n`)
    const { distinct } = column(profile, 'n')
    expect(distinct.isExact).toBe(false)
    expect(Math.abs(distinct.count - 30_000)).toBeLessThan(6_000)
  })
})

describe('what is no table has a reason', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\n', 'empty'],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 51712\n',
      'pointer',
    ],
    ['bytes', Buffer.from([1, 0, 2, 0, 3]), 'unreadable'],
    ['no encoding that we know', Buffer.from([0x61, 0xff, 0xff, 0xff, 0x0a]), 'encoding'],
    ['a gzip that is none', Buffer.from([0x1f, 0x8b, 9, 9, 9]), 'unreadable'],
    ['too many columns', `${Array.from({ length: 2_001 }, (_, index) => index).join(',')}\n`, 'too_wide'],
  ])('%s', async (_what, content, code) => expect(await make(content)).toMatchObject({ ok: false, code }))

  test('a Parquet that is none', async () =>
    expect(await make('PAR1 nonsense', 'parquet')).toMatchObject({ ok: false, code: 'unreadable' }))
})

describe('in its child', () => {
  test('a file is profiled', async () => {
    const outcome = await profileFile({ path: write('a,b\n1,x\n'), format: 'csv' }, { limits })
    expect(outcome).toMatchObject({ ok: true, profile: { rows: 1, columnCount: 2 } })
  })

  test('one that takes too long is ended', async () => {
    const path = write(`n\n${Array.from({ length: 2_000_000 }, (_, index) => index).join('\n')}\n`)
    const outcome = await profileFile({ path, format: 'csv' }, { limits: { ...limits, timeoutMs: 300 } })
    expect(outcome).toMatchObject({ ok: false, code: 'timeout' })
  })

  test('one that is stopped rejects', async () => {
    const signal = AbortSignal.timeout(200)
    await expect(
      profileFile(
        { path: write('a\n1\n'), format: 'csv' },
        { limits, signal: AbortSignal.any([signal, AbortSignal.abort()]) },
      ),
    ).rejects.toBeInstanceOf(Error)
  })

  test('nothing but the one file and its own folder can be read', async () => {
    const own = mkdtempSync(join(folder, 'run-'))
    const db = await openLocked([write('a\n1\n')], own, limits)
    try {
      const refused = /disabled|permission|allowed/i
      await expect(db.rows(`from read_csv('${write('secret\n1\n')}')`)).rejects.toThrow(refused)
      await expect(db.run(`copy (select 1) to '${join(folder, 'out.csv')}'`)).rejects.toThrow(refused)
    } finally {
      db.close()
    }
  })
})

test.each([
  ['mixed', 'a,b\r\n1,"x\r\ny"\n2,y\r3,z\n'],
  ['of an old Mac', 'a,b\r1,"x\ry"\r2,y\r3,z\r'],
  ['packed and mixed', gzipSync('a,b\r\n1,"x\r\ny"\n2,y\n3,z\r\n')],
])('lines that end in another way are rows like others: %s', async (_name, content) => {
  const profile = await profiled(content)
  expect([profile.rows, profile.unreadable.count]).toEqual([3, 0])
  expect(profile.preview.rows.map(row => row[0])).toEqual(['1', '2', '3'])
})
