import { sql } from 'kysely'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { cardRows, listed } from '../../../competing/competitions/server/public.ts'
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

const byWhom = ({ viewer, address, now }: Context<Viewer>) => ({
  actor: { userId: viewer.userId, address },
  now,
})
const mostOffered = 200

export const editingHandlers: Handler[] = [
  handleStaff(calls.listManagedArticles, ({ db, now }, { query }) => managedArticles(db, query, now)),

  handleStaff(calls.createArticle, (context, { body }) =>
    context.write(tx => createArticle(tx, { ...body, ...byWhom(context) })),
  ),

  handleStaff(calls.getManagedArticle, async ({ db, now, lang }, { params }) => {
    const row = await requireArticle(db, params.id)
    const [edited, offered, names, sites] = await Promise.all([
      editedArticle(db, row, now),
      cardRows(db, { where: listed(now), order: sql`start_at desc, id desc`, limit: mostOffered }, lang),
      userNames(db, row.author_id === null ? [] : [row.author_id]),
      sponsorSites.run(db),
    ])
    return {
      ...edited,
      competitions: offered.map(({ id, title }) => ({ id, title })),
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
