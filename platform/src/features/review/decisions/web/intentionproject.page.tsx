import { pageContext } from '../../../../site/page-context.ts'
import { reviewRole } from '../../../../base/http/reviewer.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { listInterests } from '../interests.contract.ts'
import { rowsPerPage } from '../rules.ts'
import { decisionWords } from '../words.ts'
import { InterestList } from './parts/interest-list.tsx'
import type { Route } from './+types/intentionproject.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readQuery(listInterests, url), per_page: rowsPerPage }
  const { api, reviewer } = context.get(pageContext)
  const found = await api('GET /api/spic-review/interests', { query })
  return { query, isChief: reviewer?.role === reviewRole.chief, ...found }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, decisionWords, words => ({ title: words.interests.title }))

/** Proposals that partners may want to try. */
export default function IntentionProjectPage({ loaderData }: Route.ComponentProps) {
  return <InterestList shown={loaderData} />
}
