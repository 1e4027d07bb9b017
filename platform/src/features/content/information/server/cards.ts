import { sql, type Selectable } from 'kysely'
import type { ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import type { Kind } from '../rules.ts'
import { eventsOf } from './events.ts'

const columns = [
  'id',
  'kind',
  'category',
  'title_zh',
  'title_en',
  'summary_zh',
  'summary_en',
  'cover',
  'author_zh',
  'author_en',
  'author_id',
  'minutes_zh',
  'minutes_en',
  'published_at',
] as const satisfies (keyof Tables['article'])[]
type CardRow = Pick<Selectable<Tables['article']>, (typeof columns)[number]>

/** What cards of articles are made of: their bodies stay where they are. */
export const cardsOf = (db: ReadDb) =>
  db.selectFrom('article').select(columns.map(column => `article.${column}` as const))

/** Whose articles: those of a sponsor's site, else the platform's own. */
export type Whose = { siteId?: number | undefined }
export const belongingTo = ({ siteId }: Whose) =>
  siteId === undefined ? sql<boolean>`site_id is null` : sql<boolean>`site_id = ${siteId}`

/** The published ones, the newest first. */
export const newestFirst = (db: ReadDb, now: Date, whose: Whose = {}) =>
  cardsOf(db)
    .where('published_at', '<=', now)
    .where(belongingTo(whose))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')

/** Articles as lists show them, with the names of authors who have an account, and what the activities among them say. */
export async function presentCards(db: ReadDb, rows: readonly CardRow[], lang: Lang, now: Date) {
  const ids = rows.flatMap(row => (row.kind === 'activity' ? [row.id] : []))
  const [cards, events] = await Promise.all([
    presentPlainCards(db, rows, lang),
    ids.length === 0 ? undefined : eventsOf(db, ids, { lang, now }),
  ])
  return cards.map(card => ({ ...card, event: events?.get(card.id) ?? null }))
}

/** The same without when activities are. */
export async function presentPlainCards(db: ReadDb, rows: readonly CardRow[], lang: Lang) {
  const names = await userNames(
    db,
    rows.flatMap(row => row.author_id ?? []),
  )
  const text = (zh: string, en: string) => localize({ zh, en }, lang)
  return rows.map(row => {
    const name = names.get(row.author_id ?? 0) ?? text(row.author_zh, row.author_en)
    return {
      id: row.id,
      kind: row.kind,
      category: row.category,
      title: text(row.title_zh, row.title_en),
      summary: text(row.summary_zh, row.summary_en),
      cover: row.cover,
      author: name === '' ? null : { id: row.author_id, name },
      minutes: lang === 'zh-CN' ? row.minutes_zh : row.minutes_en,
      publishedAt: row.published_at ?? new Date(0),
    }
  })
}

type Wanted = Whose & { kind?: Kind | undefined }

export async function newestArticles(
  db: ReadDb,
  lang: Lang,
  now: Date,
  most: number,
  { kind, ...whose }: Wanted = {},
) {
  const rows = await newestFirst(db, now, whose)
    .$if(kind !== undefined, query => query.where('kind', '=', kind as Kind))
    .limit(most)
    .execute()
  return presentPlainCards(db, rows, lang)
}

/** Whether there is such an article for everybody to read. */
export async function isPublished(db: ReadDb | Tx, id: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .where('site_id', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

const publicNews = (db: ReadDb | Tx, now: Date) =>
  db
    .selectFrom('article')
    .where('kind', '=', 'info')
    .where('published_at', '<=', now)
    .where('site_id', 'is', null)

/** Titles of those of these articles that everybody may read, in both languages. */
export async function articleTitles(
  db: ReadDb | Tx,
  now: Date,
  ids: readonly number[],
): Promise<Map<number, { zh: string; en: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await publicNews(db, now)
    .select(['id', 'title_zh as zh', 'title_en as en'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...title }) => [id, title]))
}

/** What editors choose articles from: the public ones, the newest first. */
export const publicArticles = (db: ReadDb | Tx, now: Date) =>
  publicNews(db, now)
    .select(['id', 'title_zh as titleZh', 'title_en as titleEn'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
