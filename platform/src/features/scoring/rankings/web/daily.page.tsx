import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useFormats } from '../../../../site/use-formats.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Slider } from '../../../../ui/slider.tsx'
import { takesCodeAlone, useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { dailyWords } from '../daily-words.ts'
import { rankingWords } from '../words.ts'
import { BoardHead } from './parts/board-head.tsx'
import { OnlyCode } from './parts/only-code.tsx'
import { RankingTable } from './parts/ranking-table.tsx'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import type { Route } from './+types/daily.page.ts'

// The picture is of this page alone, and the live board is built into one file with it.
const RanksByDay = lazyPiece(() => import('./parts/ranks-by-day.tsx').then(module => module.RanksByDay))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sch, type, day, page } = readQuery({ query: competitionQuery }, url)
  const query = { part: 'daily' as const, sch, type, day, page, per_size: 50 }
  const { daily } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query })
  return { daily }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'weekly-rankings')

/** The board of a day, as it stood at the day's end. */
export default function DailyPage({ loaderData: { daily } }: Route.ComponentProps) {
  const words = useWords(rankingWords)
  const own = useWords(dailyWords)
  const competition = useCompetition()
  const round = competition.schedules.find(candidate => candidate.id === daily?.scheduleId)
  const shown = daily ?? { type: '' }
  if (takesCodeAlone(competition) && !daily?.day) return <OnlyCode />
  return (
    <div className="grid grid-cols-1 gap-4">
      <BoardHead title={words.daily} about={[own.dailyAbout]} rankings={shown} round={round}>
        {daily?.day && <DayChoice days={daily.days} day={daily.day} />}
      </BoardHead>
      {!daily?.day ? (
        round?.takesOnlyCode ? (
          <OnlyCode />
        ) : (
          <EmptyState title={words.empty}>{own.noDays}</EmptyState>
        )
      ) : (
        <>
          {daily.course && (
            <Suspense fallback={<div className="skeleton h-80" />}>
              <RanksByDay {...daily.course} day={daily.day} />
            </Suspense>
          )}
          {daily.oldMetric && <OldMetric {...daily.oldMetric} zone={competition.zone} />}
          {daily.list.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
          ) : (
            <RankingTable entries={daily.list} zone={competition.zone} />
          )}
          <SitePages page={daily.page} total={daily.total} perPage={daily.perSize} />
        </>
      )}
    </div>
  )
}

/** The numbers of this day are of a metric that the round no longer has. */
function OldMetric({
  name,
  direction,
  until,
  zone,
}: {
  name: string
  direction: 'maximize' | 'minimize'
  until: string
  zone: string
}) {
  const words = useWords(rankingWords)
  const own = useWords(dailyWords)
  const { time } = useZonedText(zone, { isSteady: true })
  return (
    <Callout title={own.oldMetric.title(name, words.better[direction])}>
      <p>{own.oldMetric.since(time(until))}</p>
    </Callout>
  )
}

/** In milliseconds: a key that is held passes many days of which one is wanted. */
const untilItRests = 200

/** Through the days, by a slider that reads them as it rests, or by one step. */
function DayChoice({ days, day }: { days: readonly string[]; day: string }) {
  const own = useWords(dailyWords)
  const { formatDay } = useFormats()
  const link = useQueryLink()
  const navigate = useNavigate()
  const inOrder = days.toSorted()
  // Where the slider stands until the board of that day is there.
  const [wanted, setWanted] = useState<string>()
  if (wanted === day) setWanted(undefined)
  const shown = wanted ?? day
  const at = inOrder.indexOf(shown)
  const text = formatDay(`${shown}T12:00:00Z`, 'UTC')
  useEffect(() => {
    if (wanted === undefined) return
    const timer = setTimeout(
      () => void navigate(link({ day: wanted }), { replace: true, preventScrollReset: true }),
      untilItRests,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- how it leads there is read as it does; another day that comes in between does not end it
  }, [wanted, day])
  const follow = () => setWanted(undefined)
  return (
    <div className="flex items-center gap-1">
      <DayLink label={own.dayBefore} day={inOrder[at - 1]} icon={ChevronLeft} onFollow={follow} />
      <div className="w-32 px-2">
        <Slider
          label={own.day}
          min={0}
          max={inOrder.length - 1}
          step={1}
          value={at}
          text={text}
          onChange={to => setWanted(inOrder[to])}
        />
      </div>
      <output className="min-w-22 text-sm font-medium tabular-nums">{text}</output>
      <DayLink label={own.dayAfter} day={inOrder[at + 1]} icon={ChevronRight} onFollow={follow} />
    </div>
  )
}

/** To the day beside; at either end an arrow that leads nowhere keeps its place. */
function DayLink({
  label,
  day,
  icon: Icon,
  onFollow,
}: {
  label: string
  day: string | undefined
  icon: LucideIcon
  onFollow: () => void
}) {
  const link = useQueryLink()
  if (!day)
    return (
      <span className={buttonClass({ variant: 'quiet' }, 'px-2 opacity-35')} aria-hidden="true">
        <Icon className="size-5" />
      </span>
    )
  return (
    <SiteLink
      to={link({ day })}
      preventScrollReset
      onClick={onFollow}
      aria-label={label}
      className={buttonClass({ variant: 'quiet' }, 'px-2')}
    >
      <Icon className="size-5" aria-hidden="true" />
    </SiteLink>
  )
}
