import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { inviteWords } from '../words.ts'
import { InviteActivity } from './parts/invite-activity.tsx'
import { getInviteRank } from '../contract.ts'
import type { Route } from './+types/invite.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { competition } = await api('GET /api/competitions/{id}', { params: { id: Number(params.id) } })
  const name = competition?.invite?.name
  if (name === undefined) return { rank: null, own: null }
  const { page } = readQuery(getInviteRank, url)
  const [rank, own] = await Promise.all([
    api('GET /api/v1/race-special/wap/activity/get-rank', { query: { name, page, per_page: 20 } }),
    viewer ? api('GET /api/v1/race-special/wap/activity/get-self-invite', { query: { name } }) : null,
  ])
  return { rank, own }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'invite')

export default function InvitePage({ loaderData: { rank, own } }: Route.ComponentProps) {
  const words = useWords(inviteWords)
  if (!rank) return <EmptyState title={words.none}>{words.noneHint}</EmptyState>
  return <InviteActivity rank={rank} own={own} />
}
