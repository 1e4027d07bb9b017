import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'

/** Published datasets of their own with these words: those of competitions are found there. */
export async function datasetsFound(
  db: ReadDb,
  { words, lang, now, most }: { words: RawBuilder<string>; lang: Lang; now: Date; most: number },
) {
  const rows = await db
    .selectFrom('dataset')
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en'])
    .where('competition_id', 'is', null)
    .where('published_at', '<=', now)
    .where(sql<boolean>`search @@ ${words}`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    id: row.id,
    title: localizeColumn(row, 'title', lang),
    detail: localizeColumn(row, 'summary', lang),
  }))
}
