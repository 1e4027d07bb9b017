import type { Tx } from '../base/database/tables.ts'
import { searchVector } from '../base/search/search.ts'
import { datasetCategories, industries, organisations, partners, raceCategories, tags } from './catalogue.ts'
import { articles } from './stories.ts'

const day = 86_400_000

/** What competitions and datasets are filed under. */
export async function insertCatalogue(tx: Tx) {
  const names = (row: { zh: string; en: string }, sort: number) => ({
    name_zh: row.zh,
    name_en: row.en,
    sort,
  })
  const categories = await tx
    .insertInto('race_category')
    .values(
      raceCategories.map((row, sort) => ({
        ...names(row, sort),
        banner: null,
        is_beginner: row.isForBeginners,
      })),
    )
    .returning('id')
    .execute()
  for (const [sort, tag] of tags.entries()) {
    await tx
      .insertInto('tag')
      .values({ code: tag.code, parent_code: null, ...names(tag, sort * 10) })
      .execute()
    await tx
      .insertInto('tag')
      .values(
        tag.sub.map((sub, index) => ({
          code: sub.code,
          parent_code: tag.code,
          ...names(sub, sort * 10 + index + 1),
        })),
      )
      .execute()
  }
  await tx
    .insertInto('industry')
    .values(industries.map((row, sort) => ({ code: row.code, ...names(row, sort) })))
    .execute()
  const made = await tx
    .insertInto('organisation')
    .values(
      organisations.map(row => ({
        name_zh: row.zh,
        name_en: row.en,
        introduction_zh: row.introZh,
        introduction_en: row.introEn,
        url: null,
        logo: null,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('partner')
    .values(partners.map((row, sort) => ({ ...names(row, sort), url: null })))
    .execute()
  await tx.insertInto('dataset_category').values(datasetCategories.map(names)).execute()
  return { categories: categories.map(row => row.id), organisations: made.map(row => row.id) }
}

export async function insertArticles(tx: Tx, now: Date): Promise<void> {
  for (const [index, article] of articles.entries()) {
    await tx
      .insertInto('article')
      .values({
        kind: article.kind,
        title_zh: article.title.zh,
        title_en: article.title.en,
        summary_zh: article.summary.zh,
        summary_en: article.summary.en,
        body_zh: article.body.zh,
        body_en: article.body.en,
        cover: null,
        published_at: new Date(now.getTime() - (3 + index * 6) * day),
        search: searchVector(article.title.zh, article.title.en, article.summary.zh, article.summary.en),
      })
      .execute()
  }
}
