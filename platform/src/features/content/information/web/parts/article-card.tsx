import type { Answer } from '../../../../../base/contract/call.ts'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { Cover } from '../../../../competing/competitions/web/parts/cover.tsx'
import { addressOf } from './address-of.ts'
import { ArticleMeta } from './article-meta.tsx'
import { EventMeta } from './event-meta.tsx'

export type ArticleCardData = Answer<SiteCalls['GET /api/information']>['list'][number]

/** An article as people choose what to read. */
export function ArticleCard({
  article,
  to = addressOf(article),
  isFirst = false,
  heading: Heading = 'h2',
}: {
  article: ArticleCardData
  /** Where it stands, if not among the platform's own. */
  to?: string
  isFirst?: boolean
  heading?: 'h2' | 'h3'
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-card transition-colors hover:border-accent hover:shadow-float has-focus-visible:border-accent">
      <Cover src={article.cover} isEager={isFirst} className="aspect-video w-full" />
      <div className="flex grow flex-col p-5">
        <Heading className="text-lg leading-snug font-semibold">
          <SiteLink to={to} className="no-underline after:absolute after:inset-0 group-hover:text-accent">
            {unbroken(article.title)}
          </SiteLink>
        </Heading>
        <p className="mt-2 line-clamp-3 text-sm text-muted">{article.summary}</p>
        <div className="mt-auto pt-4">
          {article.event ? (
            <EventMeta article={article} event={article.event} />
          ) : (
            <ArticleMeta article={article} />
          )}
        </div>
      </div>
    </article>
  )
}
