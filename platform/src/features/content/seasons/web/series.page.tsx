import { usualZone } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { seasonWords } from '../words.ts'
import { stateTones } from './parts/season-view.tsx'
import type { Route } from './+types/series.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/seasons')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({ title: words.editions, description: words.about }))

/** All seasons of every series, the newest first. */
export default function SeriesPage({ loaderData: { series } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(seasonWords)
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:px-6">
      <PageHead title={words.editions}>{words.about}</PageHead>
      {series.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      {series.map(one => (
        <section key={one.key} aria-labelledby={one.key}>
          <h2 id={one.key} className="text-2xl font-bold">
            {one.name}
          </h2>
          <p className="mt-2 max-w-3xl text-muted">{one.about}</p>
          <ul className="mt-6 grid gap-4">
            {one.seasons.map(season => (
              <li
                key={season.id}
                className="group relative flex flex-wrap items-baseline gap-x-8 gap-y-1 rounded-2xl border border-line bg-card p-5 shadow-card hover:border-accent hover:shadow-float"
              >
                <span className="text-2xl font-bold tabular-nums">{season.year}</span>
                <h3 className="grow text-lg font-semibold">
                  <SiteLink
                    to={pathTo('/dcic/:id', { id: season.id })}
                    className="no-underline after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {season.title}
                  </SiteLink>
                </h3>
                <span className="text-sm text-muted tabular-nums">
                  {words.dates(formatDay(season.startAt, usualZone), formatDay(season.endAt, usualZone))}
                </span>
                <Badge tone={stateTones[season.state]}>{words.states[season.state]}</Badge>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
