import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { sql, type RawBuilder } from 'kysely'

let jieba: Jieba | undefined
// The dictionary takes a while to load and not every process searches.
const segmenter = (): Jieba => (jieba ??= Jieba.withDict(dict))

const normal = (text: string): string => text.normalize('NFKC').toLowerCase()
const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token)

/** The value of a `search` column for these texts, Chinese and English alike. */
export function searchVector(...texts: string[]): RawBuilder<string> {
  const tokens = segmenter()
    .cutForSearch(normal(texts.join(' \n ')), true)
    .map(token => token.trim())
    .filter(isWord)
  return sql<string>`to_tsvector('simple', ${tokens.join(' ')})`
}

/** The query for what a person typed: every word must occur, the last one as a beginning. Undefined when nothing was typed. */
export function searchQuery(text: string): RawBuilder<string> | undefined {
  const tokens = segmenter()
    .cut(normal(text), true)
    .map(token => token.trim())
    .filter(isWord)
    .slice(0, 12)
  if (tokens.length === 0) return undefined
  const quoted = tokens.map(token => `'${token.replace(/['\\]/g, ' ')}'`)
  return sql<string>`to_tsquery('simple', ${`${quoted.join(' & ')}:*`})`
}
