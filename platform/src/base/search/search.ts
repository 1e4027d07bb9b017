import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { sql, type RawBuilder } from 'kysely'
import { Converter } from 'opencc-js/t2cn'

let jieba: Jieba | undefined
// The dictionary takes a while to load and not every process searches.
const segmenter = (): Jieba => (jieba ??= Jieba.withDict(dict))

let converter: ((text: string) => string) | undefined
/** Traditional characters as simplified ones, by the tables of OpenCC. */
const simplified = (text: string): string =>
  han.test(text) ? (converter ??= Converter({ from: 't', to: 'cn' }))(text) : text

const han = /\p{Script=Han}/u
const hanRuns = /\p{Script=Han}+/gu
const onlyHan = /^\p{Script=Han}+$/u
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g
/** The parts of words as ResNet50, COVID-19 and v2.0: letters up to the next capital, and numbers. */
const parts = /\p{N}+(?:\.\p{N}+)*|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu

const unified = (text: string): string => text.normalize('NFKC').replaceAll(thousands, '')
const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token)

/** Characters of a text that are found by parts; the rest is found by whole words, because a tsvector holds one megabyte. */
const mostInParts = 10_000

/** Words of letters and numbers. What is longer is no word but a key or encoded data. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]`
const alphabetic = new RegExp(`(?<!${letter})${letter}{4,40}(?!${letter})`, 'gu')
/** Fewer letters stand within too many words. */
const leastWithin = 3
/** The ends of a word from each of its letters and numbers: a query is the beginning of one of them. */
const endsOf = (word: string): string[] =>
  [...word.matchAll(/\p{L}|\p{N}+/gu)]
    .map(({ index }) => word.slice(index))
    .filter(end => end !== word && end.length >= leastWithin)

/** All pairs of neighbours in runs of Chinese characters, and the last one of each run. */
function pairsIn(text: string): string[] {
  return (text.match(hanRuns) ?? []).flatMap(run => {
    const signs = [...run]
    return signs.map((sign, at) => sign + (signs[at + 1] ?? ''))
  })
}

/**
 * The value of a `search` column for these texts, Chinese and English alike. It also has the parts of words, so that a
 * word is found where the dictionary does not know it: pairs of characters, simplified, and the parts of ResNet50. The
 * ends of words, by which one is found within another, have the weight C: all else has D (`hasWholeWords`).
 */
export function searchVector(...texts: string[]): RawBuilder<string> {
  const text = unified(texts.join(' \n '))
  const words = segmenter().cutForSearch(text.toLowerCase(), true)
  const pairs = pairsIn(simplified(text.slice(0, mostInParts)))
  const tokens = [...new Set([...words, ...(text.match(parts) ?? []), ...pairs])]
    .map(token => token.trim().toLowerCase())
    .filter(isWord)
  const within = new Set((text.slice(0, mostInParts).toLowerCase().match(alphabetic) ?? []).flatMap(endsOf))
  return sql<string>`to_tsvector('simple', ${tokens.join(' ')}) || setweight(to_tsvector('simple', ${[...within].join(' ')}), 'C')`
}

/**
 * The query for what a person typed: every word must occur, as itself, as a beginning or, from three letters on and in
 * Chinese, as a part.
 * Undefined when nothing was typed.
 */
export function searchQuery(text: string): RawBuilder<string> | undefined {
  const typed = unified(text).toLowerCase()
  const ways = [...new Set([simplified(typed), typed])].map(queryOf)
  if (ways.every(way => way === '')) return undefined
  return sql<string>`to_tsquery('simple', ${ways.join(' | ')})`
}

const mostWords = 12

function queryOf(text: string): string {
  const tokens = segmenter()
    .cut(text, true)
    .map(token => token.trim())
    .filter(isWord)
    .slice(0, mostWords)
  const words = tokens.map((token, at) => {
    // Too many words begin with a given letter.
    const isBeginning = at === tokens.length - 1 || token.length > 1 || onlyHan.test(token)
    const isWithin = onlyHan.test(token) || token.length >= leastWithin
    const word = `${quoted(token)}:${isBeginning ? '*' : ''}${isWithin ? '' : 'D'}`.replace(/:$/, '')
    const pairs = onlyHan.test(token) ? pairsIn(token).slice(0, -1).map(quoted) : []
    return pairs.length > 1 ? `(${word} | ${pairs.join(' & ')})` : word
  })
  return words.length === 0 ? '' : `(${words.join(' & ')})`
}

const quoted = (token: string): string => `'${token.replace(/['\\]/g, ' ')}'`
