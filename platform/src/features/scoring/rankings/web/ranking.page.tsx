import { Suspense } from 'react'
import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { usePolling } from '../../../../site/use-polling.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { takesCodeAlone, useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { rankingWords } from '../words.ts'
import { BoardHead } from './parts/board-head.tsx'
import { RankingTable } from './parts/ranking-table.tsx'
import { ScoreStrip } from './parts/score-strip.tsx'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import type { Route } from './+types/ranking.page.ts'

// With its chart it is only for who takes part: what visitors load stays light.
const OwnStanding = lazyPiece(() => import('./parts/own-standing.tsx').then(module => module.OwnStanding))
// Few boards are of list B or of code alone.
const ShakeUp = lazyPiece(() => import('./parts/shake-up.tsx').then(module => module.ShakeUp))
const OnlyCode = lazyPiece(() => import('./parts/only-code.tsx').then(module => module.OnlyCode))
const onlyCode = (
  <Suspense>
    <OnlyCode />
  </Suspense>
)

const usualPrecision = 6
/** How often a board that can move is read again, in milliseconds. */
const liveEvery = 20_000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { as, sch, stage, type, search, page } = readQuery({ query: competitionQuery }, url)
  const query = { part: 'rankings' as const, as, sch, stage, type, search, page, per_size: 50 }
  const { rankings, solutions = [] } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query })
  return { rankings, solutions }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'ranking')

export default function RankingPage({ loaderData: { rankings, solutions } }: Route.ComponentProps) {
  const words = useWords(rankingWords)
  const link = useQueryLink()
  const competition = useCompetition()
  const { now } = useSite()
  const round = competition.schedules.find(({ id }) => id === rankings?.scheduleId)
  const isLive = rankings?.stage === 0 && round && round.listAStartTime <= now && now < round.listAEndTime
  usePolling(Boolean(isLive), liveEvery)
  // Boards that have something on them are shown, whatever the round takes by now.
  if (takesCodeAlone(competition) && rankings?.total === 0) return onlyCode
  if (!rankings) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  const isHidden = rankings.stage === 1 && !rankings.isRevealed
  const about = [
    ...(round?.metricName ? [round.metricName] : []),
    words.better[rankings.direction],
    ...(rankings.total > 0 ? [words.total(formatCount(rankings.total))] : []),
  ]
  const precision = round?.precision ?? usualPrecision
  const { own, spread } = rankings
  const isRanked = own !== null && own.ranking !== null
  return (
    <div className="grid grid-cols-1 gap-4">
      <BoardHead title={words.title} about={about} rankings={rankings} round={round} />
      {(isRanked || spread) && (
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-3 rounded-2xl border border-line bg-card px-4 py-3 shadow-card sm:px-5 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          {isRanked && (
            <Suspense fallback={<div className="skeleton h-14" />}>
              <OwnStanding rankings={rankings} precision={precision} zone={competition.zone} />
            </Suspense>
          )}
          {spread && (
            <ScoreStrip
              spread={spread}
              own={own}
              baselines={rankings.baselines}
              precision={precision}
              isOfPrizes={rankings.prizePlaces.length > 0}
            />
          )}
        </div>
      )}
      {isHidden && rankings.total === 0 ? (
        <EmptyState title={words.hidden}>{words.hiddenHint}</EmptyState>
      ) : rankings.search !== '' && rankings.total === 0 ? (
        <EmptyState
          title={words.none}
          action={<SiteLink to={link({ search: null })}>{words.clear}</SiteLink>}
        >
          {words.noneHint}
        </EmptyState>
      ) : rankings.total === 0 && rankings.baselines.length === 0 ? (
        round?.takesOnlyCode ? (
          onlyCode
        ) : (
          <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
        )
      ) : (
        <>
          {rankings.stage === 1 && rankings.isRevealed && (
            <Suspense fallback={<div className="h-6" />}>
              <ShakeUp entries={rankings.list} own={own} />
            </Suspense>
          )}
          <RankingTable
            entries={rankings.list}
            baselines={rankings.baselines}
            own={own}
            zone={competition.zone}
            direction={rankings.direction}
            isListB={rankings.stage === 1}
            solutions={solutions}
            // What is found by its name stands beside no place where prizes end.
            prizePlaces={rankings.search === '' ? rankings.prizePlaces : []}
          />
        </>
      )}
      {rankings.search === '' && (
        <SitePages page={rankings.page} total={rankings.total} perPage={rankings.perSize} />
      )}
      {competition.attachedTeam && rankings.total > 0 && (
        <p className="text-sm text-muted">
          {words.suspicion}{' '}
          <SiteLink to={pathTo('/competitions/:id/appeal', { id: competition.id })}>{words.appeal}</SiteLink>
        </p>
      )}
    </div>
  )
}
