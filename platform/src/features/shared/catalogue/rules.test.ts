import { describe, expect, test } from 'vitest'
import { codeOf, foreignExtras, inTree, mayMerge, mayStandUnder, moved, noExtras, offered } from './rules.ts'

const tag = (key: string, parentCode: string | null = null, isHidden = false) => ({
  key,
  parentCode,
  isHidden,
})
const a = tag('a')
const b = tag('b')
const c = tag('c')
const a1 = tag('a1', 'a')
const a2 = tag('a2', 'a')
const keys = (entries: readonly { key: string }[]) => entries.map(entry => entry.key).join(' ')

test.each([
  ['Time series', 'time-series'],
  ['  C++ & Rust! ', 'c-rust'],
  ['Café', 'cafe'],
  ['ＡＢ１', 'ab1'],
  ['图像', ''],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('the code that %j suggests is %j', (name, code) => expect(codeOf(name)).toBe(code))

test('each entry is followed by what is under it; what has lost its parent stands by itself', () => {
  expect(keys(inTree([a1, b, a, a2]))).toBe('b a a1 a2')
  expect(keys(inTree([tag('x', 'gone'), a]))).toBe('x a')
})

test('what is hidden is not offered, nor what is under it', () => {
  expect(keys(offered([tag('a', null, true), a1, b, tag('b1', 'b', true)]))).toBe('b')
})

test.each([
  ['one that does not exist', 'a', 'gone', false],
  ['one of the first level', 'b', 'a', true],
  ['itself', 'a', 'a', false],
  ['one of the second level', 'b', 'a1', false],
  ['another, while something is below it', 'a', 'b', false],
  ['none', 'a', null, true],
])('under %s', (_what, key, parent, may) => expect(mayStandUnder(key, parent, [a, a1, a2, b])).toBe(may))

test('something new may stand under one of the first level only', () => {
  expect(mayStandUnder(null, 'a', [a, a1])).toBe(true)
  expect(mayStandUnder(null, 'a1', [a, a1])).toBe(false)
})

test.each([
  ['itself', 'b', 'b', false],
  ['nothing that exists', 'b', 'gone', false],
  ['any, when nothing is below it', 'b', 'a1', true],
  ['the first level, with what is below it', 'a', 'b', true],
  ['the second level, with what is below it', 'a', 'a1', false],
])('merged into %s', (_what, from, into, may) => expect(mayMerge(from, into, [a, a1, b])).toBe(may))

describe('a step', () => {
  const all = [a, a1, a2, b, c]
  test.each([
    ['b', -1, 'b a a1 a2 c'],
    ['a', 1, 'b a a1 a2 c'],
    ['a2', -1, 'a a2 a1 b c'],
    ['a', -1, 'a a1 a2 b c'],
    ['a2', 1, 'a a1 a2 b c'],
    ['c', 1, 'a a1 a2 b c'],
  ] as const)('of %s by %d', (key, step, order) => expect(moved(all, key, step).join(' ')).toBe(order))
})

test('what a kind cannot hold is named', () => {
  const plain = { ...noExtras, nameZh: '名', nameEn: 'Name', isHidden: false }
  expect(foreignExtras('industries', plain)).toEqual([])
  expect(foreignExtras('industries', { ...plain, url: '' })).toEqual([])
  expect(foreignExtras('partners', { ...plain, url: 'https://a.example', picture: 'x' })).toEqual(['picture'])
  expect(foreignExtras('organisations', { ...plain, introductionZh: '字', parentCode: 'a' })).toEqual([
    'parentCode',
  ])
})
