import { sql } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { withContents } from '../../../../base/markdown/contents.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { cardOf, cardRows, listed } from '../../../competing/competitions/server/public.ts'
import type { getArticle, listArticles } from '../contract.ts'
import { informationFaults } from '../faults.ts'
import { eventPage } from './event-page.ts'
import { belongingTo, cardsOf, newestFirst, presentCards, type Whose } from './cards.ts'

type Reading = Whose & { lang: Lang; now: Date }
type Sought = Pick<Parsed<typeof listArticles>['query'], 'page' | 'per_page'> &
  Partial<Parsed<typeof listArticles>['query']>

/** A page of the articles that readers see, the newest first; of activities alone those to come in front. */
export async function articlePage(
  db: ReadDb,
  { lang, now, ...whose }: Reading,
  { kind, category, search, when, page, per_page }: Sought,
): Promise<Returned<typeof listArticles>> {
  const conditions = [sql<boolean>`published_at <= ${now}`, belongingTo(whose)]
  if (kind) conditions.push(sql<boolean>`article.kind = ${kind}`)
  if (category) conditions.push(sql<boolean>`category = ${category}`)
  if (search) {
    const text = searchQuery(search)
    conditions.push(text ? sql<boolean>`search @@ ${text}` : sql<boolean>`false`)
  }
  const where = sql.join<boolean>(conditions, sql` and `)
  if (kind === 'activity') {
    const { rows, total } = await eventPage(db, where, { when, now, page, per_page })
    return { list: await presentCards(db, rows, lang, now), total }
  }
  const [rows, { total }] = await Promise.all([
    newestFirst(db, now, whose)
      .where(where)
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('article')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ])
  return { list: await presentCards(db, rows, lang, now), total }
}

/** An article as it is read, with what belongs to it and what stands beside it. */
export async function articleShown(
  db: ReadDb,
  id: number,
  { lang, now, ...whose }: Reading,
): Promise<Returned<typeof getArticle>> {
  const row = await db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .where(belongingTo(whose))
    .executeTakeFirst()
  if (!row) throw new Failure(informationFaults.notFound)
  const beside = cardsOf(db)
    .where('kind', '=', row.kind)
    .where('published_at', '<=', now)
    .where(belongingTo(whose))
    .limit(1)
  const position = sql`(${row.published_at}::timestamptz, ${row.id}::bigint)`
  const [related, newer, older] = await Promise.all([
    db
      .selectFrom('article_competition')
      .select('competition_id')
      .where('article_id', '=', row.id)
      .orderBy('sort')
      .execute(),
    beside
      .where(sql<boolean>`(published_at, id) > ${position}`)
      .orderBy('published_at')
      .orderBy('id')
      .executeTakeFirst(),
    beside
      .where(sql<boolean>`(published_at, id) < ${position}`)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ])
  const ids = related.map(one => one.competition_id)
  const [competitions, [card, ...others]] = await Promise.all([
    ids.length === 0
      ? []
      : cardRows(
          db,
          {
            where: sql`id = any(${ids}::bigint[]) and ${listed(now)}`,
            order: sql`array_position(${ids}::bigint[], id)`,
            limit: ids.length,
          },
          lang,
        ),
    presentCards(db, [row, ...(newer ? [newer] : []), ...(older ? [older] : [])], lang, now),
  ])
  if (!card) throw new Error('an article has a card')
  return {
    ...card,
    ...withContents(renderMarkdown(localizeColumn(row, 'body', lang))),
    updatedAt: row.updated_at,
    competitions: competitions.map(cardOf(now)),
    newer: newer ? (others[0] ?? null) : null,
    older: older ? (others[newer ? 1 : 0] ?? null) : null,
  }
}
