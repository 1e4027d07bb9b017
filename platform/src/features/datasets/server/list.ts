import { sql } from 'kysely'
import type { Parsed, Returned } from '../../../base/contract/call.ts'
import type { Db } from '../../../base/database/tables.ts'
import { searchQuery } from '../../../base/search/search.ts'
import type { Lang } from '../../../base/web/language.ts'
import type { listDatasets } from '../contract.ts'

type Query = Parsed<typeof listDatasets>['query']
type Row = {
  id: number
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  category_zh: string | null
  category_en: string | null
  licence: string
  files: number
  size: number
  view_count: number
  download_count: number
  published_at: Date
}

/** Standalone datasets, newest first, with all categories ("All" in front). */
export async function datasetList(
  db: Db,
  query: Query,
  lang: Lang,
  now: Date,
): Promise<Returned<typeof listDatasets>> {
  const conditions = [sql`competition_id is null`, sql`published_at <= ${now}`]
  if (query.categoryId) conditions.push(sql`category_id = ${query.categoryId}`)
  if (query.search) {
    const text = searchQuery(query.search)
    conditions.push(text ? sql`search @@ ${text}` : sql`false`)
  }
  const where = sql.join(conditions, sql` and `)
  const [page, count, categories] = await Promise.all([
    sql<Row>`
      select d.id, d.title_zh, d.title_en, d.summary_zh, d.summary_en, d.licence, d.view_count, d.download_count, d.published_at,
        c.name_zh as category_zh, c.name_en as category_en, f.files, f.size
      from (select * from dataset where ${where} order by published_at desc, id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}) d
      left join dataset_category c on c.id = d.category_id
      cross join lateral (select count(*) as files, coalesce(sum(size), 0)::bigint as size from dataset_file where dataset_id = d.id) f
      order by d.published_at desc, d.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total from dataset where ${where}`.execute(db),
    db.selectFrom('dataset_category').selectAll().orderBy('sort').execute(),
  ])
  const zh = lang === 'zh-CN'
  return {
    total: count.rows[0]?.total ?? 0,
    list: page.rows.map(row => ({
      id: row.id,
      title: zh ? row.title_zh : row.title_en,
      summary: zh ? row.summary_zh : row.summary_en,
      category: zh ? row.category_zh : row.category_en,
      licence: row.licence,
      fileCount: row.files,
      size: row.size,
      viewCount: row.view_count,
      downloadCount: row.download_count,
      publishedAt: row.published_at,
    })),
    categories: [
      { id: 0, sort: 0, nameCn: '全部', nameEn: 'All' },
      ...categories.map(row => ({ id: row.id, sort: row.sort, nameCn: row.name_zh, nameEn: row.name_en })),
    ],
  }
}
