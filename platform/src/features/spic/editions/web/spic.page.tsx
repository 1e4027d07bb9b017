import { useFormats } from '../../../../site/use-formats.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { editionWords } from '../words.ts'
import { EditionHero, stateTones } from './parts/edition-hero.tsx'
import { Part, Schedule, Steps, Tracks } from './parts/edition-parts.tsx'
import type { Route } from './+types/spic.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { editions, currentId } = await api('GET /api/spic')
  return {
    editions,
    current: currentId === null ? null : await api('GET /api/spic/{id}', { params: { id: currentId } }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editionWords, words => ({ title: words.title, description: words.about }))

/** The edition that is on, or the one nearest to now; below it those of all years. */
export default function SpicPage({ loaderData: { editions, current } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(editionWords)
  if (!current)
    return (
      <div>
        <h1 className="mb-6 text-3xl font-bold">{words.title}</h1>
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      </div>
    )
  return (
    <>
      <EditionHero edition={current} hasDetails />
      <Part id="schedule" title={words.schedule}>
        <Schedule edition={current} />
      </Part>
      <Part id="tracks" title={words.tracks}>
        <Tracks tracks={current.tracks} />
      </Part>
      <Part id="steps" title={words.steps}>
        <Steps />
      </Part>
      {editions.length > 1 && (
        <Part id="editions" title={words.others}>
          <ul aria-labelledby="editions" className="grid gap-3">
            {editions.map(edition => (
              <li
                key={edition.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-card px-4 py-3"
              >
                <span className="font-semibold tabular-nums">{edition.year}</span>
                <SiteLink to={pathTo('/spic/:id', { id: edition.id })} className="min-w-0 font-medium">
                  {edition.name}
                </SiteLink>
                <Badge tone={stateTones[edition.state]}>{words.states[edition.state]}</Badge>
                <span className="text-sm text-muted tabular-nums">
                  {formatDay(edition.signup.startsAt, usualZone)} –{' '}
                  {formatDay(edition.submit.endsAt, usualZone)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
