import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { articlePage, articleShown } from '../../information/server/public.ts'
import { getPage, getSite, getSiteArticle, listSiteArticles, listSites } from '../contract.ts'
import { presentPage } from './present.ts'
import { isLive } from './published-pages.ts'
import { liveDocument } from './read-page.ts'
import { frameOf, framesOf, requireSite, requireSponsorSite } from './read-site.ts'

export const pageHandlers: Handler[] = [
  handleForAll(listSites, async ({ read, lang, now }) => {
    const rows = await read
      .selectFrom('content_site as s')
      .selectAll()
      .where('is_published', '=', true)
      .where('is_own', '=', false)
      // One whose home is still being written leads nowhere.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('content_page as p')
            .select('p.id')
            .whereRef('p.site_id', '=', 's.id')
            .where('p.slug', '=', 'home')
            .where(isLive('p', now)),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    return { sites: await framesOf(read, rows, lang) }
  }),

  handleForAll(getSite, async ({ read, lang }, { params }) =>
    frameOf(read, await requireSponsorSite(read, params.name), lang),
  ),

  handleForAll(getPage, async ({ read, lang, now }, { params }) => {
    const site = await requireSite(read, params.name)
    const document = await liveDocument(read, { siteId: site.id, slug: params.slug, now })
    return presentPage({ db: read, lang, now, site }, params.slug, document)
  }),

  handleForAll(listSiteArticles, async ({ read, lang, now }, { params, query }) => {
    const { id: siteId } = await requireSponsorSite(read, params.name)
    return articlePage(read, { lang, now, siteId }, query)
  }),

  handleForAll(getSiteArticle, async ({ read, lang, now }, { params }) => {
    const { id: siteId } = await requireSponsorSite(read, params.name)
    return articleShown(read, params.id, { lang, now, siteId })
  }),
]
