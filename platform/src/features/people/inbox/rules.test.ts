import { describe, expect, test } from 'vitest'
import { fitsMessage, lengthOf, mayBegin, newcomerSince, snippetOf } from './rules.ts'

describe('the length of a message', () => {
  test.each([
    ['hello', 5],
    ['你好，世界', 5],
    ['👨‍👩‍👧‍👦👍🏽', 2],
    ['é', 1],
    ['🇨🇳🇬🇧', 2],
    ['\n', 1],
  ])('%s', (text, length) => expect(lengthOf(text)).toBe(length))

  test.each([
    ['字'.repeat(255), true],
    ['字'.repeat(256), false],
    ['👨‍👩‍👧‍👦'.repeat(255), true],
    ['👨‍👩‍👧‍👦'.repeat(256), false],
    // Marks piled onto one letter.
    [`a${'\u0301'.repeat(3_000)}`, false],
  ])('decides whether it is sent', (text, fits) => expect(fitsMessage(text)).toBe(fits))
})

test.each([
  ['一行\n两行', false, '一行 两行'],
  ['字'.repeat(81), false, `${'字'.repeat(80)}…`],
  ['<b>不是标记</b>', false, '<b>不是标记</b>'],
  ['你好 &lt;3 <a href="/a">查看</a>', true, '你好 <3 查看'],
])('a list shows the beginning of %s', (content, isHtml, snippet) =>
  expect(snippetOf(content, isHtml)).toBe(snippet),
)

test.each([
  [7 * 24 - 1, 'counts the last day'],
  [7 * 24, undefined],
])('an account of %i hours is limited: %s', (hours, limited) => {
  const now = new Date('2026-05-08T00:00:00Z')
  const since = newcomerSince(new Date(now.getTime() - hours * 3_600_000), now)
  expect(since?.toISOString()).toBe(limited && '2026-05-07T00:00:00.000Z')
})

test.each([
  [19, 1, true],
  [20, 1, false],
  [20, 0, true],
  [0, 20, true],
  [5, 16, false],
])('whoever began %i may begin %i more: %s', (begun, more, may) => expect(mayBegin(begun, more)).toBe(may))
