import { expect, test } from 'vitest'
import { filled } from './language.ts'
import { foreignTo, hasForeign, isWritten, langOfText, sidesIn } from './text-languages.ts'

test.each([
  ['both', ['zh', 'en']],
  ['zh', ['zh']],
  ['en', ['en']],
] as const)('what is in %s asks for %j', (languages, sides) => expect(sidesIn(languages)).toEqual(sides))

test.each([
  ['both', '题', 'Title', true],
  ['both', '题', ' ', false],
  ['zh', '题', '', true],
  ['zh', '', 'Title', false],
  ['en', '', 'Title', true],
  ['en', '题', '', false],
] as const)('in %s, “%s” and “%s”: %s', (languages, zh, en, is) =>
  expect(isWritten({ zh, en }, languages)).toBe(is),
)

test.each([
  ['both', 'en-US', undefined],
  ['both', 'zh-CN', undefined],
  ['zh', 'zh-CN', undefined],
  ['zh', 'en-US', 'zh-CN'],
  ['en', 'en-US', undefined],
  ['en', 'zh-CN', 'en-US'],
] as const)('what is in %s is to readers of %s foreign: %s', (languages, lang, foreign) =>
  expect(foreignTo(languages, lang)).toBe(foreign),
)

test.each([
  ['识别手写数字', 'zh-CN', 'zh-CN'],
  ['<p class="text-muted">在 MNIST 上比较 CNN</p>', 'zh-CN', 'zh-CN'],
  ['MNIST', 'zh-CN', undefined],
  ['Kept from before, on 天池', 'zh-CN', undefined],
  ['Handwritten digits', 'en-US', 'en'],
  ['以前写下的', 'en-US', undefined],
  ['识别手写数字', undefined, undefined],
] as const)('“%s”, where %s is foreign, is read as %s', (text, foreign, lang) =>
  expect(langOfText(text, foreign)).toBe(lang),
)

test.each([
  [['Digits', '<p>Kept from before</p>', '¥5,000', ''], 'zh-CN', false],
  [['Digits', '<p>在手写数字上比较</p>'], 'zh-CN', true],
  [['数字', '<p class="wide">5,000</p>', ''], 'en-US', false],
  [['数字', 'Compare on MNIST'], 'en-US', true],
  [['数字'], undefined, false],
] as const)('of %j, where %s is foreign, something is: %s', (texts, foreign, is) =>
  expect(hasForeign(texts, foreign)).toBe(is),
)

test('an empty side is the other one', () => {
  expect(filled({ zh: '题', en: '' })).toEqual({ zh: '题', en: '题' })
  expect(filled({ zh: '题', en: 'Title' })).toEqual({ zh: '题', en: 'Title' })
})
