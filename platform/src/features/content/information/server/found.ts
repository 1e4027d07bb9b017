import type { ReadDb } from '../../../../base/database/tables.ts'
import { hasWholeWords, hasWords, titleFound, type Sought } from '../../../../base/search/found.ts'
import { newestFirst } from './cards.ts'

/** The platform's published news and activities with these words, the newest first. */
export async function articlesFound(db: ReadDb, { words, lang, now, most }: Sought) {
  const rows = await newestFirst(db, now)
    .where(hasWords(words))
    .clearOrderBy()
    .orderBy(hasWholeWords(words), 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({ ...titleFound(row, lang), kind: row.kind }))
}
