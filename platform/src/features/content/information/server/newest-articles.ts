import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'

export async function newestArticles(db: ReadDb, lang: Lang, now: Date, most: number) {
  const rows = await db
    .selectFrom('article')
    .selectAll()
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => presentArticle(row, lang))
}

type Row = {
  id: number
  kind: 'info' | 'activity'
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  published_at: Date | null
}

export function presentArticle(row: Row, lang: Lang) {
  return {
    id: row.id,
    kind: row.kind,
    title: localize({ zh: row.title_zh, en: row.title_en }, lang),
    summary: localize({ zh: row.summary_zh, en: row.summary_en }, lang),
    publishedAt: row.published_at ?? new Date(0),
  }
}

/** Whether there is such an article for everybody to read. */
export async function isPublished(db: ReadDb | Tx, id: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return found !== undefined
}
