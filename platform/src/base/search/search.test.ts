import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '../../../test/world.ts'
import { searchQuery, searchVector } from './search.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

/** Whether a text made of these parts is found by what a person typed. */
async function finds(typed: string, ...parts: string[]): Promise<boolean> {
  const query = searchQuery(typed)
  if (!query) return false
  const { rows } = await sql<{
    found: boolean
  }>`select ${searchVector(...parts)} @@ ${query} as found`.execute(world.db)
  return rows[0]?.found ?? false
}

describe('a text is found', () => {
  test.each([
    ['肺炎', '基于胸部影像的肺炎分类'],
    ['影像分类', '基于胸部影像的肺炎分类'],
    ['分类 肺炎', '基于胸部影像的肺炎分类'],
    ['自然语言处理', '中文自然语言处理挑战赛'],
    ['语言', '中文自然语言处理挑战赛'],
    ['pneumonia', 'Chest X-ray Pneumonia Detection'],
    ['PNEUMONIA', 'Chest X-ray Pneumonia Detection'],
    ['pneu', 'Chest X-ray Pneumonia Detection'],
    ['detection chest', 'Chest X-ray Pneumonia Detection'],
    ['x-ray', 'Chest X-ray Pneumonia Detection'],
    ['GPT大模型', '基于GPT的大模型评测'],
    ['gpt', '基于GPT的大模型评测'],
    ['大模型 gpt', '基于GPT的大模型评测'],
    ['2026', '2026 年度竞赛'],
    ['3.14', '圆周率 3.14 的位数'],
    ['ＧＰＴ', '基于GPT的大模型评测'],
    ['gpt', '基于ＧＰＴ的大模型评测'],
    ['　肺炎　', '肺炎'],
    ['ｶﾀｶﾅ', 'カタカナ'],
    ['ﬁne', 'fine'],
    ['Ⅻ', 'XII'],
    ['肺炎！？', '肺炎'],
    ['《肺炎》', '肺炎，分类'],
    ['(pneumonia)', 'Pneumonia'],
    ["o'reilly", "O'Reilly"],
    ['"chest x"', 'Chest X-ray'],
    ['c++', 'C++ 程序'],
    ['привет', 'Привет, мир'],
    ['café', 'Cafe\u0301'],
  ])('%j in %j', async (typed, text) => expect(await finds(typed, text)).toBe(true))

  test('by words of its different parts', async () =>
    expect(await finds('肺炎 chest', '肺炎', 'Chest')).toBe(true))
})

describe('a text is not found', () => {
  test.each([
    ['肺癌', '基于胸部影像的肺炎分类'],
    ['pneumonia flowers', 'Chest X-ray Pneumonia Detection'],
    ['neumonia', 'Pneumonia'],
    // A beginning is one of the last word alone.
    ['pneu chest', 'Chest Pneumonia'],
  ])('%j in %j', async (typed, text) => expect(await finds(typed, text)).toBe(false))
})

describe('nothing is searched for', () => {
  test.each([
    '',
    ' ',
    '\u3000',
    '!!',
    "'",
    '"',
    '\\',
    "':*",
    '& | !',
    '()',
    '，。！',
    '\u200b',
    '***',
    '🙂',
    '%_',
  ])('by %j', typed => expect(searchQuery(typed)).toBeUndefined())
})

describe('what means something to the database means nothing here', () => {
  test.each([
    "a' | 'b",
    'a & !b',
    'a:*',
    "a'; drop table competition; --",
    'a <-> b',
    'a\\',
    "\\'a",
    "'a'':*",
    '$1 a',
    'a\u2019b',
    "a''''b",
    'a:ABCD',
  ])('%j', async typed => {
    // `b` alone is no answer to what asks for `a`, and nothing breaks.
    expect(await finds(typed, 'b')).toBe(false)
  })
})

test('of many words the first twelve count, however many are typed', async () => {
  const words = Array.from({ length: 12 }, (_, index) => `word${String.fromCodePoint(97 + index)}`).join(' ')
  expect(await finds(`${words} missing`, words)).toBe(true)
  expect(await finds(`missing ${words}`, words)).toBe(false)
})

test.each([
  ['Chinese', '数据科学竞赛平台'.repeat(13).slice(0, 100)],
  ['one sign', '的'.repeat(100)],
  ['rare signs', '𠀀'.repeat(50)],
  ['one word', 'a'.repeat(100)],
  ['numbers', '1'.repeat(100)],
  ['dots', 'a.'.repeat(50)],
  ['quotes', `a'"\\`.repeat(25)],
  ['spaces', 'a '.repeat(50)],
  ['accents', 'e\u0301'.repeat(50)],
  ['wide ligatures', 'ﷺ'.repeat(100)],
  ['addresses', 'http://a.b/c?d=e&f#g '.repeat(5).slice(0, 100)],
])('a hundred characters of %s take less than 50 ms', async (_what, typed) => {
  searchQuery('数据')
  // The best of some: the machine may be busy with something else.
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    searchQuery(typed)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(50)
  expect(await finds(typed, 'nothing of this')).toBe(false)
})
