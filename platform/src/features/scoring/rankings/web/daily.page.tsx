import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenInput } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { dailyWords } from '../daily-words.ts'
import { rankingWords } from '../words.ts'
import { BoardChoices, RoundChoices } from '../../../competing/schedules/web/parts/board-choices.tsx'
import { RankingTable } from './parts/ranking-table.tsx'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import type { Route } from './+types/daily.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sch, type, day, page } = readQuery({ query: competitionQuery }, url)
  const query = { part: 'daily' as const, sch, type, day, page, per_size: 20 }
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
  const submit = useSubmit()
  const kept = [...useSearchParams()[0]].filter(([name]) => name !== 'day' && name !== 'page')
  const round = competition.schedules.find(candidate => candidate.id === daily?.scheduleId)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-2xl font-semibold">{words.daily}</h2>
          <p className="mt-1 text-sm text-muted">{own.dailyAbout}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {daily && (
            <>
              <RoundChoices rounds={competition.schedules} scheduleId={daily.scheduleId} board={daily.type} />
              <BoardChoices round={round} board={daily.type} />
            </>
          )}
          {daily?.day && (
            <div className="flex items-center gap-1">
              <DayLink label={own.dayBefore} day={earlier(daily.days, daily.day)} icon={ChevronLeft} />
              <Form onChange={event => void submit(event.currentTarget)} className="w-40">
                {kept.map(([name, value]) => (
                  <HiddenInput key={name} name={name} value={value} />
                ))}
                <Select
                  key={daily.day}
                  name="day"
                  aria-label={own.day}
                  defaultValue={daily.day}
                  className="tabular-nums"
                  options={daily.days.map(day => [day, day.replaceAll('-', '/')] as const)}
                />
              </Form>
              <DayLink label={own.dayAfter} day={later(daily.days, daily.day)} icon={ChevronRight} />
            </div>
          )}
        </div>
      </div>
      {!daily?.day ? (
        <EmptyState title={words.empty}>{own.noDays}</EmptyState>
      ) : (
        <>
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

const earlier = (days: readonly string[], day: string) =>
  days
    .filter(one => one < day)
    .toSorted()
    .at(-1)
const later = (days: readonly string[], day: string) => days.filter(one => one > day).toSorted()[0]

/** To the day beside; at either end an arrow that leads nowhere keeps its place. */
function DayLink({ label, day, icon: Icon }: { label: string; day: string | undefined; icon: LucideIcon }) {
  const link = useQueryLink()
  if (!day)
    return (
      <span className={buttonClass({ variant: 'quiet' }, 'px-2 opacity-35')} aria-hidden="true">
        <Icon className="size-5" />
      </span>
    )
  return (
    <SiteLink to={link({ day })} aria-label={label} className={buttonClass({ variant: 'quiet' }, 'px-2')}>
      <Icon className="size-5" aria-hidden="true" />
    </SiteLink>
  )
}
