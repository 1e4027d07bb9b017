import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { seasonWords } from '../words.ts'
import { SeasonView } from './parts/season-view.tsx'
import type { Route } from './+types/season.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { season: await api('GET /api/seasons/{seasonId}', { params: { seasonId: Number(params.id) } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, seasonWords, words => ({
    title: loaderData?.season.title ?? words.title,
    description: words.about,
  }))

export default function SeasonPage({ loaderData: { season } }: Route.ComponentProps) {
  return <SeasonView season={season} />
}
