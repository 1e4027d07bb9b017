import { describe, expect, test } from 'vitest'
import { excerptOf, mentioned } from './rules.ts'

describe('an excerpt', () => {
  test.each([
    ['plain text', 'plain text'],
    ['# Title\n\n> quoted **bold** _word_ `code`', 'Title quoted bold word code'],
    ['- a\n- b\n1. c', 'a b c'],
    ['see [the page](/x "t") ![alt](/y.png)', 'see the page alt'],
    ['```python\nx = 1\n```\nthen `class_weight`', 'then class_weight'],
    ['```python\nx = 1\n```', 'x = 1'],
    ['F1:\n\n$$\n\\frac{a}{b}\n$$\n\nfor $$ 5', 'F1: for $$ 5'],
    ['  \n\t ', ''],
    ['字'.repeat(141), `${'字'.repeat(140)}…`],
    ['字'.repeat(140), '字'.repeat(140)],
    [`${'😀'.repeat(200)}`, `${'😀'.repeat(140)}…`],
  ])('of %j', (markdown, plain) => expect(excerptOf(markdown)).toBe(plain))
})

describe('who is mentioned', () => {
  const people = ['Al', 'Alice', 'Alice Bo', '周以宁', '周以', 'a.b'].map((name, id) => ({ id, name }))
  test.each<[string, string[]]>([
    ['hello @Alice!', ['Alice']],
    ['hello @Alice Bo!', ['Alice Bo']],
    ['@Al, @Alice and @Al', ['Al', 'Alice']],
    ['@Alicen', []],
    ['@周以宁你好', ['周以宁']],
    ['谢谢@周以宁，也谢谢 @周以', ['周以宁', '周以']],
    ['`@Alice` and ```\n@Al\n``` nobody', []],
    ['mail me@Alice', ['Alice']],
    ['@a.b', ['a.b']],
    ['nobody @', []],
  ])('%s', (text, names) => expect(mentioned(text, people).map(person => person.name)).toEqual(names))
})
