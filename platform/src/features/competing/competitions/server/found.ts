import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { knownCompetitions } from './known-competition.ts'

type Sought = { words: RawBuilder<string>; viewer: Viewer | null; lang: Lang; now: Date; most: number }

/** Competitions with these words that the reader may know of, those that go on or ended last first. */
export async function competitionsFound(db: ReadDb, { words, viewer, lang, now, most }: Sought) {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .where(sql<boolean>`search @@ ${words}`)
    .where(knownCompetitions(sql`competition.id`, viewer, now))
    .orderBy('end_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    id: row.id,
    title: localizeColumn(row, 'title', lang),
    detail: localizeColumn(row, 'summary', lang),
  }))
}
