import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsIn } from '../cli/src/words.ts'
import { wordsOf } from '../sso/src/words.ts'
import { readSources } from './import-rules.ts'
import {
  allowedWords,
  dictionaryLang,
  neverSaid,
  saidByKey,
  saidByLine,
  wrongWords,
} from './interface-words.ts'

const table = readFileSync(join(import.meta.dirname, '../docs/interface-words.md'), 'utf8')

const folder = join(import.meta.dirname, '../platform/src')
const ofPlatform = await Promise.all(
  [...readSources(folder)].map(async ([file, source]) => {
    const lang = dictionaryLang(file)
    if (lang === undefined) return saidByLine(file, source)
    const module: { phrases: unknown } = await import(join(folder, file))
    return saidByKey(file, lang, module.phrases)
  }),
)
const ofSignOn = [saidByKey('sso', 'en', wordsOf('en-US')), saidByKey('sso', 'zh', wordsOf('zh-CN'))]
const ofCli = [saidByKey('cli', 'en', wordsIn(false)), saidByKey('cli', 'zh', wordsIn(true))]
const said = [...ofPlatform, ...ofSignOn, ...ofCli].flat()

test.each(['en', 'zh'] as const)('the texts of the interface are read (%s)', lang => {
  expect(said.filter(one => one.lang === lang).length).toBeGreaterThan(4_000)
  expect(neverSaid(table, lang).length).toBeGreaterThan(8)
})

test('nothing says a word that docs/interface-words.md says is never used', () => {
  expect(wrongWords(said, table).join('\n')).toBe('')
})

test('what is allowed is said', () => {
  const texts = new Set(said.map(one => one.text))
  expect(Object.keys(allowedWords).filter(text => !texts.has(text))).toEqual([])
})

test.each([
  ['en', { a: { b: 'Sign up now' } }, 'a.b: “Sign up”'],
  ['en', { a: (count: number) => `${count} boards` }, 'a: “boards”'],
  ['en', { a: (count: number) => `${count === 1 ? '1 board' : count}` }, 'a: “board”'],
  ['zh', { a: '最高分' }, 'a: “最高分”'],
] as const)('in a dictionary (%s) %o is caught by its key', (lang, phrases, message) =>
  expect(wrongWords(saidByKey('x', lang, phrases), table)).toEqual([expect.stringContaining(message)]),
)

test('beside code it is caught by its line', () => {
  const found = saidByLine(
    'x/faults.ts',
    "\nno: { zh: '没有', en: 'Hand in a file.' },\nin: { en: `list A` },\nto: both('甲榜', 'Boards')",
  )
  expect(wrongWords(found, table)).toEqual([
    'x/faults.ts line 2: “Hand in” in “Hand in a file.”',
    'x/faults.ts line 3: “list A” in “list A”',
    'x/faults.ts line 4: “甲榜” in “甲榜”',
    'x/faults.ts line 4: “Boards” in “Boards”',
  ])
})

test('what holds such a word within another is none, nor is what calls are described by', () => {
  expect(wrongWords(saidByKey('x', 'en', { board: 'Public leaderboard' }), table)).toEqual([])
  expect(saidByLine('x/contract.ts', "{ en: 'Sign up for a competition' }")).toEqual([])
})
