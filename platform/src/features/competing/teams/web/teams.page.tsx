import type { SiteApi } from '../../../../calls.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { problemOf } from '../../../../site/page-problem.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useCompetition } from '../../competitions/web/parts/competition-data.ts'
import { competitionMeta } from '../../competitions/web/parts/competition-meta.ts'
import { teamWords } from '../words.ts'
import { FindTeams } from './parts/find-teams.tsx'
import { historyPage } from './parts/history.tsx'
import { Invited } from './parts/invited.tsx'
import { OwnTeam, type OwnTeamData } from './parts/own-team.tsx'
import { listTeams } from '../contract.ts'
import type { Route } from './+types/teams.page.ts'

const perPage = 20
const sentShown = 5
const receivedShown = 20

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const cmptId = Number(params.id)
  const { search, hasRoom, wantsMembers, page } = readQuery(listTeams, url)
  const filters = { search, hasRoom, wantsMembers }
  const invite = url.searchParams.get('invite') ?? ''
  const [own, found, invited] = await Promise.all([
    api('GET /api/teams', { query: { cmptId, userId: viewer?.userId, per_page: 1 } }),
    api('GET /api/teams', {
      query: { cmptId, ...filters, page, per_page: perPage },
    }),
    // A link that no longer holds is told in its place; the page itself is as good as ever.
    invite
      ? api('GET /api/teams/invitations/{token}', { params: { token: invite } }).catch(error => ({
          problem: problemOf(error),
        }))
      : null,
  ])
  const [team] = own.teams
  return {
    own: team ? await ownData(api, team, team.captain?.id === viewer?.userId) : null,
    found,
    filters,
    page,
    invited,
    token: invite,
  }
}

async function ownData(api: SiteApi, team: OwnTeamData['team'], isCaptain: boolean): Promise<OwnTeamData> {
  const params = { id: team.id }
  const [history, sent, received, invitation] = await Promise.all([
    api('GET /api/teams/{id}/history', { params, query: { per_page: historyPage } }),
    api('GET /api/teams/v2/requests', { query: { cmptId: team.cmptId, per_page: sentShown } }),
    isCaptain
      ? api('GET /api/teams/v2/{id}/requests', {
          params,
          query: { cmptId: team.cmptId, per_page: receivedShown },
        })
      : null,
    isCaptain ? api('GET /api/teams/{id}/invitation', { params }) : null,
  ])
  return { team, history, sent: sent.requests, received, invitation }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'teams')

/** One's own team, and the others to join or to merge with. */
export default function TeamsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(teamWords)
  const { zone, mergeDeadline, abilities } = useCompetition()
  const { time } = useZonedText(zone)
  const { own, found, filters, page, invited, token } = loaderData
  return (
    <div className="grid gap-12">
      {invited && <Invited token={token} invited={invited} />}
      <section aria-labelledby="own" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 id="own" className="scroll-mt-24 text-2xl font-semibold">
            {words.own}
          </h2>
          {mergeDeadline && (
            <p className="text-sm text-muted tabular-nums">{words.deadline(time(mergeDeadline))}</p>
          )}
        </div>
        {own ? (
          <>
            <OwnTeam key={own.team.id} own={own} zone={zone} />
            <p className="text-sm">
              <SiteLink to={pathTo('/competitions/:id/appeal', { id: own.team.cmptId })}>
                {words.appeals}
              </SiteLink>
            </p>
          </>
        ) : (
          <EmptyState title={words.none}>
            {abilities.signup.allowed ? words.noneHint : words.noneClosed}
          </EmptyState>
        )}
      </section>
      <FindTeams
        {...found}
        page={page}
        perPage={perPage}
        filters={filters}
        ownSize={own?.team.members.length ?? 1}
      />
    </div>
  )
}
