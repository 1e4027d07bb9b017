import type { ReadDb } from '../../../../base/database/tables.ts'
import { hasWholeWords, hasWords, type Sought } from '../../../../base/search/found.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'

/** Published experts with these words, in the order of their lists. */
export async function expertsFound(db: ReadDb, { words, lang, most }: Omit<Sought, 'now'>) {
  const rows = await db
    .selectFrom('expert')
    .select(['id', 'kind', 'name_zh', 'name_en', 'position_zh', 'position_en'])
    .select(['organisation_zh', 'organisation_en'])
    .where(eb => eb.ref('is_published'))
    .where(hasWords(words))
    .orderBy(hasWholeWords(words), 'desc')
    .orderBy('sort')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    title: localizeColumn(row, 'name', lang),
    detail: [localizeColumn(row, 'organisation', lang), localizeColumn(row, 'position', lang)]
      .filter(text => text !== '')
      .join(' · '),
  }))
}
