import { describe, expect, test } from 'vitest'
import { licenceAddress, licenceNamed, licences } from './licences.ts'
import { edgesOf } from './server/profile/engine/spread.ts'
import { profileFormatOf } from './profile-schema.ts'
import {
  citation,
  clashes,
  cleanPath,
  compareFiles,
  groupCategories,
  missingToPublish,
  treeOf,
  type TreeNode,
} from './rules.ts'

describe('a path', () => {
  test.each([
    ['train.csv', 'train.csv'],
    ['images/猫 1.png', 'images/猫 1.png'],
    [' a / b .csv ', 'a/b .csv'],
    ['e\u0301.csv', 'é.csv'],
    ['.hidden', '.hidden'],
    ['a..b/c...csv', 'a..b/c...csv'],
    ['=1+1|calc.csv', '=1+1|calc.csv'],
    ['x'.repeat(400), 'x'.repeat(400)],
  ])('%j is kept as %j', (name, kept) => expect(cleanPath(name)).toBe(kept))

  test.each([
    '',
    ' ',
    '.',
    '..',
    '/etc/passwd',
    '../secret',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    'a\\b',
    'C:\\x',
    'a\u0000b',
    'a\nb',
    'evil\u202Egpj.exe',
    'a\u2028b',
    '\ud800',
    'x'.repeat(401),
  ])('%j is none', name => expect(cleanPath(name)).toBeUndefined())

  test.each([
    ['a.csv', ['b.csv'], false],
    ['a.csv', ['A.CSV'], true],
    ['a', ['a/b.csv'], true],
    ['a/b.csv', ['a'], true],
    ['a/b.csv', ['A'], true],
    ['ab', ['a'], false],
    ['a/b', ['a/bc'], false],
  ])('%j beside %j clashes: %s', (path, others, does) => expect(clashes(path, others)).toBe(does))
})

test.each([
  [
    { titleZh: '', titleEn: '', licence: '' },
    { ready: 0, arriving: 1 },
    ['title', 'licence', 'files', 'uploads'],
  ],
  [{ titleZh: '数据', titleEn: '', licence: 'MIT' }, { ready: 1, arriving: 0 }, []],
  [{ titleZh: '', titleEn: 'Data', licence: 'MIT' }, { ready: 1, arriving: 2 }, ['uploads']],
])('%j with %j lacks %j', (draft, files, missing) => expect(missingToPublish(draft, files)).toEqual(missing))

test('files stand in folders, folders first, numbers in their order', () => {
  const names = ['part 10.csv', 'part 2.csv', 'b/x.csv', 'b/a/y.csv', 'a/z.csv', '数据.csv', 'README']
  const print = (nodes: TreeNode<{ name: string }>[]): unknown[] =>
    nodes.map(node => (node.kind === 'folder' ? { [node.path]: print(node.children) } : node.name))
  expect(print(treeOf(names.map(name => ({ name }))))).toEqual([
    { 'a/': ['z.csv'] },
    { 'b/': [{ 'b/a/': ['y.csv'] }, 'x.csv'] },
    'README',
    'part 2.csv',
    'part 10.csv',
    '数据.csv',
  ])
})

test('versions are compared by name and content', () => {
  const file = (name: string, sha256: string) => ({ name, sha256 })
  expect(
    compareFiles(
      [file('same', '1'), file('changed', '2'), file('removed', '3'), file('moved', '4')],
      [file('same', '1'), file('changed', '9'), file('added', '5'), file('elsewhere', '4')],
    ),
  ).toEqual({ added: 2, changed: 1, removed: 2, same: 1 })
})

test('the first group is "all" and fourteen more', () => {
  const [first, rest] = groupCategories(Array.from({ length: 20 }, (_, index) => index))
  expect([first.length, rest]).toEqual([15, [15, 16, 17, 18, 19]])
  expect(groupCategories([0, 1])).toEqual([[0, 1], []])
})

test('a citation cannot leave its braces', () => {
  const { text, bibtex } = citation({
    title: 'A } \\input{x}',
    owner: '李雷',
    year: '2026',
    version: 2,
    address: 'http://localhost/datasets/7',
  })
  expect(text).toBe('李雷. (2026). A } \\input{x} (v2) [Data set]. http://localhost/datasets/7')
  expect(bibtex).toContain('  title = {{A  inputx}},\n  author = {{李雷}},')
  expect(bibtex).toContain('@misc{dataset-7-v2,')
})

describe('a licence', () => {
  test.each([
    ['CC-BY-4.0', 'CC-BY-4.0'],
    [' cc-by-4.0 ', 'CC-BY-4.0'],
    ['CC BY 4.0', 'CC-BY-4.0'],
    ['https://creativecommons.org/licenses/by/4.0/', 'CC-BY-4.0'],
    ['http://creativecommons.org/licenses/by-nc-sa/4.0/legalcode', 'CC-BY-NC-SA-4.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
    ['CC0 1.0 Universal', 'CC0-1.0'],
    ['https://spdx.org/licenses/ODbL-1.0.html', 'ODbL-1.0'],
    ['Community Data License Agreement Permissive 2.0', 'CDLA-Permissive-2.0'],
    ['CC BY 3.0', undefined],
    ['自拟协议', undefined],
    ['', undefined],
  ])('%j is %j', (text, id) => expect(licenceNamed(text)?.id).toBe(id))

  test('each is named once and has an address', () => {
    expect(new Set(licences.map(licence => licence.id)).size).toBe(licences.length)
    for (const { id } of licences) expect(licenceAddress(id)).toBe(`https://spdx.org/licenses/${id}.html`)
    expect(licenceAddress('自拟协议')).toBeNull()
  })
})

test.each([
  ['a.csv', 'csv'],
  ['A.CSV', 'csv'],
  ['x/y.tsv.gz', 'tsv'],
  ['a.ndjson', 'jsonl'],
  ['a.jsonl.gz', 'jsonl'],
  ['a.parquet', 'parquet'],
  ['a.parquet.gz', null],
  ['a.json', null],
  ['csv', null],
  ['a.csv.zip', null],
])('%s is read as %s', (name, format) => expect(profileFormatOf(name)).toBe(format))

test.each([
  [1, 3, true, [1, 2, 3, 4]],
  [5, 5, false, [5, 6]],
  [0, 1, false, Array.from({ length: 21 }, (_, index) => (index === 20 ? 1 : index / 20))],
])('values from %d to %d are counted between these edges', (low, high, isInteger, edges) => {
  const found = edgesOf(low, high, isInteger)
  expect(found.length).toBe(edges.length)
  for (const [index, edge] of edges.entries()) expect(found[index]).toBeCloseTo(edge)
})
