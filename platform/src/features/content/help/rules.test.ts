import { expect, test } from 'vitest'
import { newestOf, tabAt } from './rules.ts'
import { excerptOf, holdsAll, piecesOf, wordsOf } from './search.rules.ts'

test.each([
  ['提交次数是整支队伍的', '提交次数', true],
  ['提交次数是整支队伍的', '提交 队伍', true],
  ['提交次数是整支队伍的', '提交 数据', false],
  ['List B decides', 'list b', true],
  ['costs $5 (or less)', '$5 (or', true],
  ['costs 5', '.', false],
])('“%s” holds “%s”: %s', (text, search, wanted) => expect(holdsAll(text, wordsOf(search))).toBe(wanted))

test('what was found is told apart, as capitals or not', () =>
  expect(piecesOf('List A, list B', ['list'])).toEqual([
    { text: 'List', isFound: true },
    { text: ' A, ', isFound: false },
    { text: 'list', isFound: true },
    { text: ' B', isFound: false },
  ]))

test('an excerpt is what stands around the first word, and cuts no character in two', () => {
  const text = `${'𠮷'.repeat(40)}目标${'𠮷'.repeat(200)}`
  const excerpt = excerptOf(text, ['目标'])
  expect(excerpt).toMatch(/^…𠮷+目标𠮷+…$/u)
  expect(excerpt.isWellFormed()).toBe(true)
  expect(excerptOf('short', ['elsewhere'])).toBe('short')
})

test.each([
  [undefined, 'about'],
  ['faq', 'faq'],
  // It has one address.
  ['about', undefined],
  ['nothing', undefined],
])('the help at %s is %s', (named, tab) => expect(tabAt(named)).toBe(tab))

test('of each document the newest version that asks is the one to agree to', () =>
  expect(
    newestOf([
      { id: 3, tab: 'service' },
      { id: 7, tab: 'privacy' },
      { id: 5, tab: 'service' },
    ]).map(one => one.id),
  ).toEqual([5, 7]))
