import { clsx } from 'clsx'
import { formatDay } from '../../../base/web/format.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { SitePages } from '../../../site/site-pages.tsx'
import { useWords } from '../../../site/use-site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { informationWords } from '../words.ts'
import type { Route } from './+types/information.page.ts'

const perPage = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = url.pathname.endsWith('/activity')
    ? ('activity' as const)
    : url.pathname.endsWith('/info')
      ? ('info' as const)
      : undefined
  const page = url.searchParams.get('page') ?? '1'
  const answer = await context.get(pageContext).api('GET /api/information', {
    query: { ...(kind ? { kind } : {}), page: page as never, per_page: perPage },
  })
  return { ...answer, kind, page: Number(page) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, informationWords, words => ({ title: words.title, description: words.description }))

export default function InformationPage({ loaderData: { list, total, kind, page } }: Route.ComponentProps) {
  const words = useWords(informationWords)
  const kinds = [
    ['/information', words.all, undefined],
    ['/information/info', words.info, 'info'],
    ['/information/activity', words.activity, 'activity'],
  ] as const
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl font-bold">{words.title}</h1>
      <nav aria-label={words.kinds} className="mt-5 flex gap-2">
        {kinds.map(([to, label, own]) => (
          <SiteLink
            key={to}
            to={to}
            aria-current={own === kind ? 'page' : undefined}
            className={clsx(
              'rounded-full px-3 py-1 text-sm no-underline',
              own === kind ? 'bg-accent text-on-accent' : 'bg-sunken',
            )}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      {list.length === 0 && (
        <div className="mt-8">
          <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
        </div>
      )}
      <ul className="mt-8 grid gap-8">
        {list.map(article => (
          <li key={article.id} className="border-b border-line pb-8 last:border-0">
            <p className="flex items-center gap-3 text-sm text-muted tabular-nums">
              <Badge>{words[article.kind]}</Badge> {formatDay(article.publishedAt, 'Asia/Shanghai')}
            </p>
            <h2 className="mt-2 text-xl font-semibold">
              <SiteLink
                to={`/information/${article.kind}/${article.id}`}
                className="no-underline hover:text-accent"
              >
                {article.title}
              </SiteLink>
            </h2>
            <p className="mt-1 text-muted">{article.summary}</p>
          </li>
        ))}
      </ul>
      <SitePages page={page} total={total} perPage={perPage} />
    </div>
  )
}
