import { Suspense } from 'react'
import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { rankingWords } from '../words.ts'
import {
  BoardChoices,
  ListChoices,
  RoundChoices,
} from '../../../competing/schedules/web/parts/board-choices.tsx'
import { RankingTable } from './parts/ranking-table.tsx'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import type { Route } from './+types/ranking.page.ts'

// With its chart it is only for who takes part: what visitors load stays light.
const OwnStanding = lazyPiece(() => import('./parts/own-standing.tsx').then(module => module.OwnStanding))

const usualPrecision = 6

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { as, sch, stage, type, page } = readQuery({ query: competitionQuery }, url)
  const query = { part: 'rankings' as const, as, sch, stage, type, page, per_size: 20 }
  const { rankings } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query })
  return { rankings }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'ranking')

export default function RankingPage({ loaderData: { rankings } }: Route.ComponentProps) {
  const words = useWords(rankingWords)
  const competition = useCompetition()
  if (!rankings) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  const schedule = competition.schedules.find(candidate => candidate.id === rankings.scheduleId)
  const isHidden = rankings.stage === 1 && !rankings.isRevealed
  const about = [
    schedule?.metricName,
    words.better[rankings.direction],
    ...(rankings.total > 0 ? [words.total(formatCount(rankings.total))] : []),
  ].filter(Boolean)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-2xl font-semibold">{words.title}</h2>
          <p className="mt-1 text-sm text-muted tabular-nums">{about.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <RoundChoices
            rounds={competition.schedules}
            scheduleId={rankings.scheduleId}
            board={rankings.type}
          />
          <BoardChoices round={schedule} board={rankings.type} />
          {schedule && schedule.listBMode !== 'none' && (
            <ListChoices scheduleId={schedule.id} stage={rankings.stage} />
          )}
        </div>
      </div>
      {rankings.own && (
        <Suspense>
          <OwnStanding
            rankings={rankings}
            precision={schedule?.precision ?? usualPrecision}
            zone={competition.zone}
          />
        </Suspense>
      )}
      {isHidden && rankings.total === 0 ? (
        <EmptyState title={words.hidden}>{words.hiddenHint}</EmptyState>
      ) : rankings.total === 0 && rankings.baselines.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <RankingTable
          entries={rankings.list}
          baselines={rankings.baselines}
          own={rankings.own}
          zone={competition.zone}
          direction={rankings.direction}
          isListB={rankings.stage === 1}
        />
      )}
      {competition.attachedTeam && rankings.total > 0 && (
        <p className="text-sm text-muted">
          {words.suspicion}{' '}
          <SiteLink to={pathTo('/competitions/:id/appeal', { id: competition.id })}>{words.appeal}</SiteLink>
        </p>
      )}
      <SitePages page={rankings.page} total={rankings.total} perPage={rankings.perSize} />
    </div>
  )
}
