import { Outlet, redirect, useOutletContext } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import type { Matches } from '../../../../site/page-meta.ts'
import { SiteNavLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { informationWords } from '../words.ts'
import { ActivityFacts } from './parts/activity-facts.tsx'
import { addressOf } from './parts/address-of.ts'
import { ArticleHead, type Article } from './parts/article-head.tsx'
import { sharePictureOf } from './parts/article-meta-tags.ts'
import { ReadOn } from './parts/read-on.tsx'
import type { Route } from './+types/activity.layout.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer, lang, share } = context.get(pageContext)
  const id = Number(params.id)
  const [article, { activity }, bookmark] = await Promise.all([
    api('GET /api/information/{id}', { params: { id } }),
    api('GET /api/information/{id}/activity', { params: { id } }),
    viewer && api('GET /api/bookmarks/{kind}/{id}', { params: { kind: 'article', id } }),
  ])
  if (article.kind !== 'activity') throw redirect(addressOf(article) + url.search, 301)
  return { article, activity, bookmark, share: share(sharePictureOf(article, lang, activity?.startsAt)) }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** The same for their heads. */
export const activityIn = (matches: Matches): Loaded | undefined =>
  matches.find(match => match?.id === 'activity-pages')?.loaderData as Loaded | undefined

/** What the pages of an activity are given of it. */
export const useActivityArticle = () => useOutletContext<Article>()

/** What all pages of an activity stand under: what it is, when and where, and the way in. */
export default function ActivityLayout({
  loaderData: { article, activity, bookmark },
}: Route.ComponentProps) {
  const { event: words } = useWords(informationWords)
  const base = addressOf(article)
  const tabs = [
    [base, words.overview] as const,
    ...(activity?.sections ?? []).map(one => [`${base}/content-${one.number}`, one.title] as const),
    ...(article.competitions.length > 0 ? [[`${base}/discussion`, words.discussion] as const] : []),
  ]
  return (
    <div className="mx-auto max-w-[64rem] py-4 sm:py-8">
      <article>
        <ArticleHead article={article} bookmark={bookmark} />
        {activity && <ActivityFacts id={article.id} activity={activity} />}
        {tabs.length > 1 && (
          <nav aria-label={words.tabs} className="tab-row mx-auto mt-8 max-w-[44rem] border-b border-line">
            <ul className="flex w-max gap-6">
              {tabs.map(([to, name]) => (
                <li key={to}>
                  <SiteNavLink to={to} end className="tab">
                    {name}
                  </SiteNavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Outlet context={article} />
      </article>
      <ReadOn article={article} />
    </div>
  )
}
