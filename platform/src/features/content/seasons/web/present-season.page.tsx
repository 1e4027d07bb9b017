import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { seasonWords } from '../words.ts'
import { SeasonView } from './parts/season-view.tsx'
import type { Route } from './+types/present-season.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { series } = await api('GET /api/seasons')
  const seasonId = series[0]?.presentId ?? null
  return {
    season: seasonId === null ? null : await api('GET /api/seasons/{seasonId}', { params: { seasonId } }),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, seasonWords, words => ({
    title: loaderData?.season?.title ?? words.title,
    description: words.about,
  }))

/** The season that is on, or the one nearest to now. */
export default function PresentSeasonPage({ loaderData: { season } }: Route.ComponentProps) {
  const words = useWords(seasonWords)
  if (season) return <SeasonView season={season} />
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <h1 className="mb-6 text-3xl font-bold">{words.title}</h1>
      <EmptyState title={words.none}>{words.noneHint}</EmptyState>
    </div>
  )
}
