import { sql } from 'kysely'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import type { listManagedArticles } from '../editing.contract.ts'
import { missingOf, stateOf, type ArticleState } from '../rules.ts'

type Query = Parsed<typeof listManagedArticles>['query']

const inState = (state: ArticleState, now: Date) =>
  ({
    draft: sql<boolean>`published_at is null and withdrawn_at is null`,
    scheduled: sql<boolean>`published_at > ${now}`,
    published: sql<boolean>`published_at <= ${now}`,
    withdrawn: sql<boolean>`withdrawn_at is not null`,
  })[state]

async function cancelledOf(db: Db, articleIds: readonly number[]): Promise<Set<number>> {
  if (articleIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('activity')
    .select('article_id')
    .where('article_id', 'in', articleIds)
    .where('cancelled_at', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.article_id))
}

/** All articles, what was changed last in front. */
export async function managedArticles(db: Db, query: Query, now: Date) {
  const conditions = [sql<boolean>`true`]
  if (query.state) conditions.push(inState(query.state, now))
  if (query.kind) conditions.push(sql<boolean>`kind = ${query.kind}`)
  if (query.search) {
    const text = searchQuery(query.search)
    conditions.push(text ? sql<boolean>`search @@ ${text}` : sql<boolean>`false`)
  }
  const where = sql.join<boolean>(conditions, sql` and `)
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('article')
      .selectAll()
      .where(where)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute(),
    db
      .selectFrom('article')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ])
  const cancelled = await cancelledOf(
    db,
    rows.map(row => row.id),
  )
  return {
    total,
    list: rows.map(row => ({
      id: row.id,
      kind: row.kind,
      state: stateOf(row, now),
      category: row.category,
      titleZh: row.title_zh,
      titleEn: row.title_en,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      isCancelled: cancelled.has(row.id),
      missing: missingOf({
        category: row.category,
        authorId: row.author_id,
        titleZh: row.title_zh,
        titleEn: row.title_en,
        summaryZh: row.summary_zh,
        summaryEn: row.summary_en,
        bodyZh: row.body_zh,
        bodyEn: row.body_en,
        authorZh: row.author_zh,
        authorEn: row.author_en,
      }),
    })),
  }
}
