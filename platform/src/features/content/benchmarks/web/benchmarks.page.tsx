import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Cover } from '../../../competing/competitions/web/parts/cover.tsx'
import { benchmarkWords } from '../words.ts'
import type { Route } from './+types/benchmarks.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/benchmarks')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, benchmarkWords, words => ({ title: words.title, description: words.description }))

/** All benchmarks, each with the best there is. */
export default function BenchmarksPage({ loaderData: { list } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(benchmarkWords)
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6">
      <PageHead title={words.title}>{words.description}</PageHead>
      {list.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      <ul className="grid gap-6 sm:grid-cols-2">
        {list.map((one, index) => (
          <li
            key={one.id}
            className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-card hover:border-accent hover:shadow-float"
          >
            <Cover src={one.competition.cover} isEager={index < 2} className="aspect-video w-full" />
            <div className="flex grow flex-col gap-3 p-6">
              <h2 className="text-lg leading-snug font-semibold">
                <SiteLink
                  to={`${pathTo('/evalution/cmpt')}?id=${one.id}`}
                  className="no-underline after:absolute after:inset-0 group-hover:text-accent"
                >
                  {unbroken(one.title)}
                </SiteLink>
              </h2>
              <p className="text-sm text-muted">{one.summary}</p>
              <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                <span>
                  {words.metric} {one.metric}
                </span>
                <span className="tabular-nums">{words.entries(formatCount(one.entries))}</span>
              </p>
              <div className="mt-auto border-t border-line pt-4 text-sm">
                {one.best ? (
                  <>
                    <p className="text-muted">{words.best}</p>
                    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <span className="text-2xl font-bold tabular-nums">{one.best.score}</span>
                      <span className="text-muted tabular-nums">
                        {one.best.method} · {formatDay(one.best.at, usualZone)}
                      </span>
                    </p>
                  </>
                ) : (
                  <p className="text-muted">{words.noBest}</p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
