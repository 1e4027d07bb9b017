import { clsx } from 'clsx'
import { formatCount, formatDay, formatTime } from '../../../base/web/format.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { pageContext } from '../../../site/page-context.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { SitePages } from '../../../site/site-pages.tsx'
import { useWords } from '../../../site/use-site.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ScoreChart } from '../../../ui/score-chart.tsx'
import { useCompetition } from '../../competitions/web/competition.layout.tsx'
import { rankingWords } from '../words.ts'
import { RankingTable } from './parts/ranking-table.tsx'
import type { Route } from './+types/ranking.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sch, stage, type, page } = Object.fromEntries(url.searchParams)
  const query = {
    part: 'rankings' as const,
    ...(sch ? { sch: sch as never } : {}),
    ...(stage ? { stage: stage as never } : {}),
    ...(type ? { type } : {}),
    page: (page ?? 1) as never,
    per_size: 20,
  }
  const { rankings } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: params.id as never }, query })
  return { rankings }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rankingWords, words => ({ title: words.title }))

export default function RankingPage({ loaderData: { rankings } }: Route.ComponentProps) {
  const words = useWords(rankingWords)
  const competition = useCompetition()
  if (!rankings) return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
  const schedule = competition.schedules.find(candidate => candidate.id === rankings.scheduleId)
  const stages = schedule && schedule.listBMode !== 'none' ? ([0, 1] as const) : ([0] as const)
  const isHidden = rankings.stage === 1 && !rankings.isRevealed
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="text-2xl font-semibold">{words.title}</h2>
        {competition.schedules.length > 1 && (
          <Choices
            label={words.round}
            entries={competition.schedules.map(({ id, title }) => ({
              key: id,
              to: `?sch=${id}`,
              text: title,
              current: id === rankings.scheduleId,
            }))}
          />
        )}
        {stages.length > 1 && (
          <Choices
            label={words.board}
            entries={stages.map(stage => ({
              key: stage,
              to: `?sch=${rankings.scheduleId}&stage=${stage}`,
              text: words.list(stage === 0 ? 'A' : 'B'),
              current: stage === rankings.stage,
            }))}
          />
        )}
        <p className="text-sm text-muted tabular-nums">
          {words.total(formatCount(rankings.total))} · {words.better[rankings.direction]}
        </p>
      </div>
      {rankings.own && rankings.ownHistory.length > 0 && (
        <div className="rounded-2xl border border-line bg-card p-5">
          <ScoreChart
            title={words.history}
            timeLabel={words.time}
            scoreLabel={words.score}
            formatTime={at => formatDay(new Date(at), competition.zone)}
            formatScore={String}
            points={rankings.ownHistory.map(point => ({
              at: Date.parse(point.at),
              score: point.score,
              best: point.best,
              label: formatTime(point.at, competition.zone),
              scoreText: point.score.toFixed(schedule?.precision ?? 6),
            }))}
          />
        </div>
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
        />
      )}
      <SitePages page={rankings.page} total={rankings.total} perPage={rankings.perSize} />
    </div>
  )
}

function Choices({
  label,
  entries,
}: {
  label: string
  entries: { key: number; to: string; text: string; current: boolean }[]
}) {
  return (
    <nav aria-label={label} className="flex gap-1 rounded-lg bg-sunken p-1">
      {entries.map(entry => (
        <SiteLink
          key={entry.key}
          to={entry.to}
          aria-current={entry.current ? 'page' : undefined}
          className={clsx(
            'rounded-md px-3 py-1 text-sm no-underline',
            entry.current ? 'bg-card font-medium shadow-card' : 'text-muted',
          )}
        >
          {entry.text}
        </SiteLink>
      ))}
    </nav>
  )
}
