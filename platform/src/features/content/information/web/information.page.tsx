import { formatDay } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { informationWords } from '../words.ts'
import { listArticles } from '../contract.ts'
import type { Route } from './+types/information.page.ts'

const perPage = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = url.pathname.endsWith('/activity')
    ? ('activity' as const)
    : url.pathname.endsWith('/info')
      ? ('info' as const)
      : undefined
  const { page } = readQuery(listArticles, url)
  const answer = await context.get(pageContext).api('GET /api/information', {
    query: { kind, page, per_page: perPage },
  })
  return { ...answer, kind, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, informationWords, words => {
    const kind = loaderData?.kind
    return kind
      ? { title: words[kind], description: words.about[kind] }
      : { title: words.title, description: words.description }
  })

export default function InformationPage({ loaderData: { list, total, kind, page } }: Route.ComponentProps) {
  const words = useWords(informationWords)
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <PageHead title={words.title}>{words.description}</PageHead>
        <ChoiceLinks
          label={words.kinds}
          chosen={kind}
          choices={[
            [undefined, words.all, '/information'],
            ['info', words.info, '/information/info'],
            ['activity', words.activity, '/information/activity'],
          ]}
          className="mt-5"
        />
      </div>
      <div className="min-w-0">
        {list.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
        <ul className="grid gap-5">
          {list.map(article => (
            <li
              key={article.id}
              className="group relative rounded-2xl border border-line bg-card p-6 shadow-card transition-[box-shadow,border-color] hover:border-accent hover:shadow-float"
            >
              <p className="flex items-center gap-3 text-sm text-muted tabular-nums">
                <Badge tone={article.kind === 'activity' ? 'accent' : 'neutral'}>{words[article.kind]}</Badge>
                <time dateTime={article.publishedAt}>{formatDay(article.publishedAt, 'Asia/Shanghai')}</time>
              </p>
              <h2 className="mt-3 text-xl font-semibold sm:text-2xl">
                <SiteLink
                  to={pathTo(`/information/${article.kind}/:id`, { id: article.id })}
                  className="no-underline after:absolute after:inset-0 group-hover:text-accent"
                >
                  {unbroken(article.title)}
                </SiteLink>
              </h2>
              <p className="mt-2 text-muted">{article.summary}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <SitePages page={page} total={total} perPage={perPage} />
        </div>
      </div>
    </div>
  )
}
