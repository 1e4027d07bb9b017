import { pageContext } from '../../../../site/page-context.ts'
import { reviewRole } from '../../../../base/http/reviewer.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { getScores } from '../scores.contract.ts'
import { scoringWords } from '../words.ts'
import { OwnTasks } from './parts/own-tasks.tsx'
import { AllScores } from './parts/all-scores.tsx'
import type { Route } from './+types/scoremanage.page.ts'

const perPage = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, reviewer } = context.get(pageContext)
  if (reviewer?.role !== reviewRole.chief)
    return { own: await api('GET /api/spic-review/scoring/own'), scores: null }
  const query = { ...readQuery(getScores, url), per_page: perPage }
  return { own: null, scores: { ...query, ...(await api('GET /api/spic-review/scoring/scores', { query })) } }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, scoringWords, words => ({ title: words.scores.title }))

/** Scores: one's own for who scores, all of a round for the chief. */
export default function ScoreManagePage({ loaderData: { own, scores } }: Route.ComponentProps) {
  if (own) return <OwnTasks own={own} />
  return scores && <AllScores shown={scores} />
}
