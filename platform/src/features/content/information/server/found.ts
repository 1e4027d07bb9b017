import { sql, type RawBuilder } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { newestFirst } from './cards.ts'

/** The platform's published news and activities with these words, the newest first. */
export async function articlesFound(
  db: ReadDb,
  { words, lang, now, most }: { words: RawBuilder<string>; lang: Lang; now: Date; most: number },
) {
  const rows = await newestFirst(db, now)
    .where(sql<boolean>`search @@ ${words}`)
    .limit(most)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    title: localizeColumn(row, 'title', lang),
    detail: localizeColumn(row, 'summary', lang),
  }))
}
