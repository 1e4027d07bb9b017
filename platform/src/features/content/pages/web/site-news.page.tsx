import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { articlesPerPage as perPage } from '../../information/rules.ts'
import { ArticleCard } from '../../information/web/parts/article-card.tsx'
import { listSiteArticles } from '../contract.ts'
import { pageWords } from '../words.ts'
import { Band } from './parts/band.tsx'
import { pageOf } from './parts/optional-page.ts'
import { PageHeading } from './parts/page-head.tsx'
import { ShownPage } from './parts/shown-page.tsx'
import type { Route } from './+types/site-news.page.ts'

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { page: number } = readQuery(listSiteArticles, url)
  const [page, articles] = await Promise.all([
    pageOf(api, name, 'news'),
    api('GET /api/sites/{name}/news', { params: { name }, query: { page: number, per_page: perPage } }),
  ])
  return { page, ...articles, number }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, pageWords, words => ({
    title: loaderData?.page?.title ?? words.allNews,
    description: loaderData?.page?.description,
  }))

/** The news of a sponsor: what its editors put on the page, and below it all articles of the site. */
export default function SiteNewsPage({ loaderData, params: { name } }: Route.ComponentProps) {
  const words = useWords(pageWords)
  const { page, list, total, number } = loaderData
  return (
    <>
      {page ? <ShownPage page={page} /> : <PageHeading title={words.allNews} description="" />}
      {total === 0 && !page && (
        <Band id="none" tone="plain">
          <p className="text-muted">{words.noNews}</p>
        </Band>
      )}
      {total > 0 && (
        <Band id="articles" tone="plain" title={page ? words.allNews : ''}>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {list.map(article => (
              <li key={article.id}>
                <ArticleCard
                  article={article}
                  heading="h3"
                  to={pathTo('/special/:name/news/:id', { name, id: article.id })}
                />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <SitePages page={number} total={total} perPage={perPage} />
          </div>
        </Band>
      )}
    </>
  )
}
