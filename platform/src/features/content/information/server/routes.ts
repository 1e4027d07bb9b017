import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import { localize } from '../../../../base/web/language.ts'
import { cardOf, cardRows, listed } from '../../../competing/competitions/server/public.ts'
import { getArticle, listArticles } from '../contract.ts'
import { informationFaults } from '../faults.ts'
import { newestFirst, cardsOf, presentCards } from './cards.ts'
import { withContents } from './contents.ts'

export const informationHandlers: Handler[] = [
  handleForAll(listArticles, async ({ read, lang, now }, { query }) => {
    const conditions = [sql<boolean>`published_at <= ${now}`]
    if (query.kind) conditions.push(sql<boolean>`kind = ${query.kind}`)
    if (query.category) conditions.push(sql<boolean>`category = ${query.category}`)
    if (query.search) {
      const text = searchQuery(query.search)
      conditions.push(text ? sql<boolean>`search @@ ${text}` : sql<boolean>`false`)
    }
    const where = sql.join<boolean>(conditions, sql` and `)
    const [rows, { total }] = await Promise.all([
      newestFirst(read, now)
        .where(where)
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page)
        .execute(),
      read
        .selectFrom('article')
        .select(eb => eb.fn.countAll<number>().as('total'))
        .where(where)
        .executeTakeFirstOrThrow(),
    ])
    return { list: await presentCards(read, rows, lang), total }
  }),

  handleForAll(getArticle, async ({ read, lang, now }, { params }) => {
    const row = await read
      .selectFrom('article')
      .selectAll()
      .where('id', '=', params.id)
      .where('published_at', '<=', now)
      .executeTakeFirst()
    if (!row) throw new Failure(informationFaults.notFound)
    const beside = cardsOf(read).where('kind', '=', row.kind).where('published_at', '<=', now).limit(1)
    const position = sql`(${row.published_at}::timestamptz, ${row.id}::bigint)`
    const [related, newer, older] = await Promise.all([
      read
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
            read,
            {
              where: sql`id = any(${ids}::bigint[]) and ${listed(now)}`,
              order: sql`array_position(${ids}::bigint[], id)`,
              limit: ids.length,
            },
            lang,
          ),
      presentCards(read, [row, ...(newer ? [newer] : []), ...(older ? [older] : [])], lang),
    ])
    if (!card) throw new Error('an article has a card')
    return {
      ...card,
      ...withContents(renderMarkdown(localize({ zh: row.body_zh, en: row.body_en }, lang))),
      updatedAt: row.updated_at,
      competitions: competitions.map(cardOf(now)),
      newer: newer ? (others[0] ?? null) : null,
      older: older ? (others[newer ? 1 : 0] ?? null) : null,
    }
  }),
]
