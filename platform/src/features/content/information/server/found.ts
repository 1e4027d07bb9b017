import type { ReadDb } from '../../../../base/database/tables.ts'
import { hasWords, titleFound, type Sought } from '../../../../base/search/found.ts'
import { newestFirst } from './cards.ts'

/** The platform's published news and activities with these words, the newest first. */
export async function articlesFound(db: ReadDb, { words, lang, now, most }: Sought) {
  const rows = await newestFirst(db, now).where(hasWords(words)).limit(most).execute()
  return rows.map(row => ({ ...titleFound(row, lang), kind: row.kind }))
}
