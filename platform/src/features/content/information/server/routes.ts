import { Failure } from '../../../../base/contract/failure.ts'
import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize } from '../../../../base/web/language.ts'
import { getArticle, listArticles } from '../contract.ts'
import { informationFaults } from '../faults.ts'
import { presentArticle } from './newest-articles.ts'

export const informationHandlers: Handler[] = [
  handleForAll(listArticles, async ({ read, lang, now }, { query }) => {
    const published = () => {
      const all = read.selectFrom('article').where('published_at', '<=', now)
      return query.kind ? all.where('kind', '=', query.kind) : all
    }
    const [rows, { total }] = await Promise.all([
      published()
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page)
        .execute(),
      published()
        .select(eb => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { list: rows.map(row => presentArticle(row, lang)), total }
  }),

  handleForAll(getArticle, async ({ read, lang, now }, { params }) => {
    const row = await read
      .selectFrom('article')
      .selectAll()
      .where('id', '=', params.id)
      .where('published_at', '<=', now)
      .executeTakeFirst()
    if (!row) throw new Failure(informationFaults.notFound)
    return {
      ...presentArticle(row, lang),
      html: renderMarkdown(localize({ zh: row.body_zh, en: row.body_en }, lang)),
    }
  }),
]
