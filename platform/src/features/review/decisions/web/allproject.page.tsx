import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { listProposals } from '../contract.ts'
import { rowsPerPage } from '../rules.ts'
import { decisionWords } from '../words.ts'
import { ProposalList } from './parts/proposal-list.tsx'
import type { Route } from './+types/allproject.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readQuery(listProposals, url), per_page: rowsPerPage }
  const found = await context.get(pageContext).api('GET /api/spic-review/proposals', { query })
  return { ...query, ...found }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, decisionWords, words => ({ title: words.all.title }))

/** All proposals of an edition, for the chief. */
export default function AllProjectPage({ loaderData }: Route.ComponentProps) {
  return <ProposalList shown={loaderData} />
}
