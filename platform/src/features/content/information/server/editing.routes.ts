import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { localize } from '../../../../base/web/language.ts'
import { publicTitles } from '../../../competing/competitions/server/public.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { stateOf } from '../rules.ts'
import { editedArticle, requireArticle } from './article-value.ts'
import { createArticle } from './commands/create-article.ts'
import { publishArticle } from './commands/publish-article.ts'
import { saveArticle } from './commands/save-article.ts'
import { sponsorSites } from './hooks.ts'
import { managedArticles } from './managed-articles.ts'

export const editingHandlers: Handler[] = [
  handleStaff(calls.listManagedArticles, ({ db, now }, { query }) => managedArticles(db, query, now)),

  handleStaff(calls.createArticle, (context, { body }) =>
    context.write(tx => createArticle(tx, { ...body, ...byWhom(context) })),
  ),

  handleStaff(calls.getManagedArticle, async ({ db, now, lang }, { params }) => {
    const row = await requireArticle(db, params.id)
    const [edited, offered, names, sites] = await Promise.all([
      editedArticle(db, row, now),
      publicTitles(db, now),
      userNames(db, row.author_id === null ? [] : [row.author_id]),
      sponsorSites.run(db),
    ])
    return {
      ...edited,
      competitions: offered.map(({ id, titleZh, titleEn }) => ({
        id,
        title: localize({ zh: titleZh, en: titleEn }, lang),
      })),
      sites,
      authorName: names.get(row.author_id ?? 0) ?? null,
    }
  }),

  handleStaff(calls.saveArticle, (context, { params, body }) =>
    context.write(async tx => {
      await saveArticle(tx, { ...params, ...body, ...byWhom(context) })
      return editedArticle(tx, await requireArticle(tx, params.id), context.now)
    }),
  ),

  handleStaff(calls.publishArticle, (context, { params, body }) =>
    context.write(async tx => {
      const at = body.at === null ? null : new Date(body.at)
      await publishArticle(tx, { ...params, ...body, at, ...byWhom(context) })
      const row = await requireArticle(tx, params.id)
      return { state: stateOf(row, context.now), publishedAt: row.published_at }
    }),
  ),
]
