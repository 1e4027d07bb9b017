import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { section } from '../../../../base/http/section.ts'
import { searchVector } from '../../../../base/search/search.ts'
import { missingOfActivity } from '../activity.rules.ts'
import { informationFaults } from '../faults.ts'
import { missingOf, readingMinutes, stateOf } from '../rules.ts'
import type { ArticleValue } from '../schema.ts'
import { activityValueOf } from './activity-value.ts'

export type ArticleRow = Selectable<Tables['article']>

export async function requireArticle(db: Db | Tx, id: number): Promise<ArticleRow> {
  const row = await db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(informationFaults.notFound)
  return row
}

/** The article, which nobody else changes until this transaction ends. */
export async function lockArticle(tx: Tx, id: number): Promise<ArticleRow> {
  const row = await tx.selectFrom('article').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Failure(informationFaults.notFound)
  return row
}

/** Whether everybody sees it. */
export const isShown = ({ published_at }: Pick<ArticleRow, 'published_at'>, now: Date): boolean =>
  published_at !== null && published_at <= now

export async function valueOf(db: Db | Tx, row: ArticleRow): Promise<ArticleValue> {
  const competitions = await db
    .selectFrom('article_competition')
    .select('competition_id')
    .where('article_id', '=', row.id)
    .orderBy('sort')
    .orderBy('competition_id')
    .execute()
  return {
    category: row.category,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    bodyZh: row.body_zh,
    bodyEn: row.body_en,
    cover: row.cover,
    authorZh: row.author_zh,
    authorEn: row.author_en,
    authorId: row.author_id,
    siteId: row.site_id,
    competitionIds: competitions.map(one => one.competition_id),
  }
}

/** The columns of a value, with what follows from its texts. */
export const columnsOf = (value: ArticleValue) => ({
  category: value.category,
  title_zh: value.titleZh,
  title_en: value.titleEn,
  summary_zh: value.summaryZh,
  summary_en: value.summaryEn,
  body_zh: value.bodyZh,
  body_en: value.bodyEn,
  cover: value.cover,
  author_zh: value.authorZh,
  author_en: value.authorEn,
  author_id: value.authorId,
  site_id: value.siteId,
  minutes_zh: readingMinutes(value.bodyZh),
  minutes_en: readingMinutes(value.bodyEn),
  search: searchVector(
    value.titleZh,
    value.titleEn,
    value.summaryZh,
    value.summaryEn,
    value.authorZh,
    value.authorEn,
    value.bodyZh,
    value.bodyEn,
  ),
})

/** An article as its editor sees it. */
export async function editedArticle(db: Db | Tx, row: ArticleRow, now: Date) {
  const value = await valueOf(db, row)
  return {
    ...section(value),
    id: row.id,
    kind: row.kind,
    state: stateOf(row, now),
    publishedAt: row.published_at,
    missing: [
      ...missingOf(value),
      ...(row.kind === 'activity' ? missingOfActivity(await activityValueOf(db, row.id)) : []),
    ],
  }
}
