import { useLocation } from 'react-router'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { loginPath } from '../../../../base/web/sign-on-addresses.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { inviteWords } from '../words.ts'
import { InviteBoard } from './parts/invite-board.tsx'
import { OwnInvite } from './parts/own-invite.tsx'
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

/** Bring others in, and see who brought most. */
export default function InvitePage({ loaderData: { rank, own } }: Route.ComponentProps) {
  const words = useWords(inviteWords)
  const { lang } = useSite()
  const { pathname } = useLocation()
  const { time } = useZonedText(useCompetition().zone)
  if (!rank) return <EmptyState title={words.none}>{words.noneHint}</EmptyState>
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="text-2xl font-semibold">{words.title}</h2>
        <p className="mt-1 max-w-[65ch] text-muted">{words.lead}</p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {words.time(time(rank.startTime), time(rank.endTime))}
        </p>
      </div>
      {own ? (
        <OwnInvite own={own} />
      ) : (
        <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">{words.loginHint}</p>
          <a href={loginPath(lang, pathname)} className={buttonClass()}>
            {words.login}
          </a>
        </Card>
      )}
      <InviteBoard rank={rank} />
    </div>
  )
}
