import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompetition, makeUser } from '../../../test/factories.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { up as addPartsOfWords } from '../database/migrations/0093-parts-of-words.ts'
import { hasWholeWords } from './found.ts'
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
    ['機器學習', '机器学习挑战赛'],
    ['机器学习', '機器學習挑戰賽'],
    ['機器學習', '機器學習挑戰賽'],
    ['乾燥 頭髮', '干燥的头发'],
    ['克号', '泰坦尼克号生存预测'],
    ['荷预', '电力负荷预测'],
    ['手车', '二手车交易价格预测'],
    ['遥感影', '卫星遥感影像'],
    ['车', '二手车'],
    ['pneu chest', 'Chest Pneumonia'],
    ['flow', 'TensorFlow'],
    ['tensorflow', 'TensorFlow'],
    ['resnet 50', 'ResNet50'],
    ['net 50', 'ResNet50'],
    ['2.0', 'v2.0'],
    ['1000000', '共 1,000,000 行'],
    ['1,000,000', '共 1000000 行'],
    ['19', 'COVID-19'],
    ['score', 'underscore_values'],
    ['2024', 'ISIC2024'],
    ['isic', 'the files of isic2024'],
    ['2024', 'abcdefgh2024xyz.parquet'],
    ['final', 'train_v2final.csv'],
    ['v2fin', 'train_v2final.csv'],
    ['anat.nii', 'sub-03/t1anat.nii.gz'],
    ['base', 'one database'],
    ['net', 'kubernetes'],
    ['flow', '基于tensorflow的模型'],
    ['neumonia', 'Pneumonia'],
    ['регресс', 'авторегрессия'],
    ['第3届', '2026年第3届挑战赛'],
  ])('%j in %j', async (typed, text) => expect(await finds(typed, text)).toBe(true))

  test('by words of its different parts', async () =>
    expect(await finds('肺炎 chest', '肺炎', 'Chest')).toBe(true))
})

describe('a text is not found', () => {
  test.each([
    ['肺癌', '基于胸部影像的肺炎分类'],
    ['pneumonia flowers', 'Chest X-ray Pneumonia Detection'],
    // Two letters stand within too many words, and numbers are read from their beginning.
    ['ai', 'training'],
    ['024', 'ISIC2024'],
    ['a', 'b'.repeat(60) + 'a'],
    ['测预', '电力负荷预测'],
    // Of one letter a beginning is one of the last word alone.
    ['p chest', 'Chest Pneumonia'],
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

test('what has a word or its beginning comes before what only has it within another', async () => {
  const query = searchQuery('score')
  const { rows } = await sql<{ text: string }>`
    select text from (values ('underscore', ${searchVector('underscore')}), ('a score', ${searchVector('a score')}),
      ('scores', ${searchVector('scores')}), ('none', ${searchVector('none')})) found (text, search)
    where search @@ ${query} order by ${hasWholeWords(query ?? sql``)} desc, text`.execute(world.db)
  expect(rows.map(row => row.text)).toEqual(['a score', 'scores', 'underscore'])
})

test('texts from before are found by parts of words, and deleted ones by nothing', async () => {
  const author = await makeUser(world, { user_name: 'kubernetes' })
  const { id } = await makeCompetition(world, { competition: { title_zh: 'kubernetes' } })
  await sql`
    insert into article (kind, title_zh, title_en, search) values ('info', 'kubernetes', '', to_tsvector('simple', 'kubernetes'));
    insert into expert (kind, name_zh, name_en, created_at, updated_at, search)
      values ('tutor', '', 'kubernetes', '2026-01-01', '2026-01-01', to_tsvector('simple', 'kubernetes'));
    with thread as (
      insert into discussion_thread (competition_id, author_id, title, created_at, last_activity_at)
      values (${sql.lit(id)}, ${sql.lit(author.id)}, 'kubernetes', '2026-01-01', '2026-01-01') returning id
    )
    insert into discussion_post (thread_id, competition_id, author_id, is_opening, body, html, created_at, search)
    select id, ${sql.lit(id)}, ${sql.lit(author.id)}, true, 'underscore', '', '2026-01-01'::timestamptz, to_tsvector('simple', 'kubernetes') from thread
    union all
    select id, ${sql.lit(id)}, ${sql.lit(author.id)}, false, 'kubernetes', '', '2026-01-01', '' from thread;
    update competition set search = to_tsvector('simple', 'kubernetes') where id = ${sql.lit(id)};
    update app_user set name_search = to_tsvector('simple', 'kubernetes') where id = ${sql.lit(author.id)}`.execute(
    world.db,
  )
  await addPartsOfWords(world.db as unknown as Parameters<typeof addPartsOfWords>[0])
  const words = searchQuery('netes')
  const { rows } = await sql<{ found: string }>`
    select 'person' as found from app_user where name_search @@ ${words}
    union all select 'competition' from competition where search @@ ${words}
    union all select 'article' from article where search @@ ${words}
    union all select 'expert' from expert where search @@ ${words}
    union all select 'post' from discussion_post where search @@ ${words}`.execute(world.db)
  expect(rows.map(row => row.found)).toEqual(['person', 'competition', 'article', 'expert', 'post'])
})

test('a text of distinct long words has room in its column', async () => {
  const word = (at: number) => `w${(at * 2_654_435_761).toString(36)}`.repeat(2)
  const text = Array.from({ length: 12_000 }, (_, at) => word(at))
    .join(' ')
    .slice(0, 100_000)
  expect(await finds(word(1), text)).toBe(true)
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
