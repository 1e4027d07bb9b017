import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { hasWholeWords, hasWords, titleFound, type Sought } from '../../../../base/search/found.ts'
import { knownCompetitions } from './known-competition.ts'

/** Competitions with these words that the reader may know of, those that go on or ended last first. */
export async function competitionsFound(
  db: ReadDb,
  { words, viewer, lang, now, most }: Sought & { viewer: Viewer | null },
) {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .where(hasWords(words))
    .where(knownCompetitions(sql`competition.id`, viewer, now))
    .orderBy(hasWholeWords(words), 'desc')
    .orderBy('end_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => titleFound(row, lang))
}
