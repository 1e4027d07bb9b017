import { sql, type RawBuilder } from 'kysely'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Context } from '../../../../base/http/context.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import { localize } from '../../../../base/web/language.ts'
import { offered } from '../../../shared/catalogue/rules.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import type { listDatasets } from '../contract.ts'
import { createBlocked } from '../policy.ts'

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
  version: number
  view_count: number
  download_count: number
  published_at: Date | null
  updated_at: Date | null
}

const orders: Record<Query['sort'], RawBuilder<unknown>> = {
  newest: sql`d.published_at desc, d.id desc`,
  updated: sql`d.updated_at desc, d.id desc`,
  downloads: sql`d.download_count desc, d.id desc`,
}
// Drafts have no date yet: what was begun last comes first.
const ownOrder = sql`d.id desc`

/** Standalone datasets, or the reader's own with drafts, with all categories ("All" in front). */
export async function datasetList(
  {
    db,
    shared,
    lang,
    now,
    viewer,
    settings,
  }: Pick<Context, 'db' | 'shared' | 'lang' | 'now' | 'viewer' | 'settings'>,
  query: Query,
): Promise<Returned<typeof listDatasets>> {
  const isMine = query.mine === '1'
  if (isMine && !viewer) throw new Failure(baseFaults.signInFirst)
  const conditions = [sql`competition_id is null`]
  conditions.push(isMine ? sql`owner_id = ${viewer?.userId ?? 0}` : sql`published_at <= ${now}`)
  if (query.categoryId) conditions.push(sql`category_id = ${query.categoryId}`)
  if (query.search) {
    const text = searchQuery(query.search)
    conditions.push(text ? sql`search @@ ${text}` : sql`false`)
  }
  const where = sql.join<boolean>(conditions, sql` and `)
  const order = isMine && query.sort === 'newest' ? ownOrder : orders[query.sort]
  // The page first, then what stands on it.
  const [page, { total }, lists] = await Promise.all([
    sql<Row>`
      select d.id, d.title_zh, d.title_en, d.summary_zh, d.summary_en, d.licence, d.view_count, d.download_count,
        d.published_at, d.updated_at, c.name_zh as category_zh, c.name_en as category_en,
        v.number as version, f.files, f.size
      from (select d.* from dataset d where ${where}
        order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}) d
      left join dataset_category c on c.id = d.category_id
      join lateral (select id, number from dataset_version
        where dataset_id = d.id and (id = d.current_version_id or d.current_version_id is null)
        order by number desc limit 1) v on true
      cross join lateral (select count(*)::int as files, coalesce(sum(size), 0)::bigint as size
        from dataset_file where version_id = v.id) f
      order by ${order}`.execute(db),
    db
      .selectFrom('dataset')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
    shared.read('dataset categories', () => entriesOf(db, 'dataset-categories')),
  ])
  const text = (zh: string, en: string) => localize({ zh, en }, lang)
  return {
    total,
    list: page.rows.map(row => ({
      id: row.id,
      title: text(row.title_zh, row.title_en),
      summary: text(row.summary_zh, row.summary_en),
      category: row.category_zh === null ? null : text(row.category_zh, row.category_en ?? ''),
      licence: row.licence,
      fileCount: row.files,
      size: row.size,
      version: row.version,
      viewCount: row.view_count,
      downloadCount: row.download_count,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
    })),
    categories: [
      { id: 0, sort: 0, nameCn: '全部', nameEn: 'All' },
      ...offered(lists['dataset-categories']).map(({ key, sort, nameZh, nameEn }) => ({
        id: Number(key),
        sort,
        nameCn: nameZh,
        nameEn,
      })),
    ],
    abilities: { create: abilityOf(createBlocked(viewer, null, settings.bindingRequired), lang) },
  }
}
