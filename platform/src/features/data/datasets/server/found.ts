import type { ReadDb } from '../../../../base/database/tables.ts'
import { hasWholeWords, hasWords, titleFound, type Sought } from '../../../../base/search/found.ts'

/** Published datasets of their own with these words: those of competitions are found there. */
export async function datasetsFound(db: ReadDb, { words, lang, now, most }: Sought) {
  const rows = await db
    .selectFrom('dataset')
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .where('competition_id', 'is', null)
    .where('published_at', '<=', now)
    .where(hasWords(words))
    .orderBy(hasWholeWords(words), 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => titleFound(row, lang))
}
