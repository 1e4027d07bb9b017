import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { getShortlist } from '../contract.ts'
import { shortlistPerPage } from '../rules.ts'
import { decisionWords } from '../words.ts'
import { Shortlist } from './parts/shortlist.tsx'
import type { Route } from './+types/preliminaries.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readQuery(getShortlist, url), per_page: shortlistPerPage }
  const found = await context.get(pageContext).api('GET /api/spic-review/shortlist', { query })
  return { query, ...found }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, decisionWords, words => ({ title: words.shortlist.title }))

/** Who goes on to the next round, for the chief. */
export default function PreliminariesPage({ loaderData }: Route.ComponentProps) {
  return <Shortlist shown={loaderData} />
}
