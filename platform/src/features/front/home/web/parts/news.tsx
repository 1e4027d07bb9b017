import { usualZone } from '../../../../../base/web/format.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'

export function News({ articles }: { articles: Answer<SiteCalls['GET /api/home']>['news'] }) {
  return (
    <ul className="grid gap-6">
      {articles.map(article => (
        <li key={article.id} className="group relative border-l-2 border-line pl-5 hover:border-accent">
          <p className="text-sm text-muted tabular-nums">
            <RelativeTime at={article.publishedAt} zone={usualZone} />
          </p>
          <h3 className="mt-1 text-lg leading-snug font-semibold">
            <SiteLink
              to={pathTo(`/information/${article.kind}/:id`, { id: article.id })}
              className="no-underline after:absolute after:inset-0 group-hover:text-accent"
            >
              {unbroken(article.title)}
            </SiteLink>
          </h3>
          <p className="mt-1 line-clamp-2 text-muted">{article.summary}</p>
        </li>
      ))}
    </ul>
  )
}
