import type { z } from 'zod'
import type { Db } from '../../../base/database/tables.ts'
import { renderMarkdown } from '../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../base/web/language.ts'
import type { dataset } from '../schema.ts'

export type DatasetView = z.input<typeof dataset>

/** The data of a competition, with what this reader has agreed to. */
export async function competitionDatasets(
  db: Db,
  ask: { competitionId: number; userId: number | null; lang: Lang },
): Promise<DatasetView[]> {
  const rows = await db
    .selectFrom('dataset')
    .select('id')
    .where('competition_id', '=', ask.competitionId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return datasetsById(
    db,
    rows.map(row => row.id),
    ask,
  )
}

export async function datasetsById(
  db: Db,
  ids: readonly number[],
  { userId, lang }: { userId: number | null; lang: Lang },
): Promise<DatasetView[]> {
  if (ids.length === 0) return []
  const [rows, files, agreements] = await Promise.all([
    db.selectFrom('dataset').selectAll().where('id', 'in', ids).execute(),
    db
      .selectFrom('dataset_file')
      .selectAll()
      .where('dataset_id', 'in', ids)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    userId === null
      ? []
      : db
          .selectFrom('dataset_agreement')
          .select('dataset_id')
          .where('dataset_id', 'in', ids)
          .where('user_id', '=', userId)
          .execute(),
  ])
  const text = (zh: string, en: string) => localize({ zh, en }, lang)
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    return {
      id,
      sort: row.sort,
      title: text(row.title_zh, row.title_en),
      summary: text(row.summary_zh, row.summary_en),
      html: renderMarkdown(text(row.body_zh, row.body_en)),
      licence: row.licence,
      sourceUrl: row.source_url,
      protocol: renderMarkdown(text(row.protocol_zh, row.protocol_en)),
      isAgree: agreements.some(agreement => agreement.dataset_id === id),
      files: files
        .filter(file => file.dataset_id === id)
        .map(file => ({
          id: file.id,
          name: file.name,
          description: text(file.description_zh, file.description_en),
          size: file.size,
          rowCount: file.row_count,
          sha256: file.sha256,
        })),
      viewCount: row.view_count,
      downloadCount: row.download_count,
      publishedAt: row.published_at,
    }
  })
}
