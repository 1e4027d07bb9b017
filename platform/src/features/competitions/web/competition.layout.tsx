import { Outlet, useOutletContext } from 'react-router'
import type { Answer } from '../../../base/contract/call.ts'
import { formatCount, timeInZones } from '../../../base/web/format.ts'
import type { SiteCalls } from '../../../calls.ts'
import { pageContext } from '../../../site/page-context.ts'
import { SiteNavLink } from '../../../site/site-link.tsx'
import { useWords } from '../../../site/use-site.ts'
import { useReaderZone, ZonedTime } from '../../../site/zoned-time.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Timeline, type TimelineStep } from '../../../ui/timeline.tsx'
import { useSite } from '../../../site/use-site.ts'
import { competitionWords } from '../words.ts'
import { stateTone } from './parts/competition-card.tsx'
import { SignUp } from './parts/sign-up.tsx'
import type { Route } from './+types/competition.layout.ts'

export type CompetitionData = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['competition']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const { competition } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: params.id as never } })
  return competition as CompetitionData
}

export const useCompetition = () => useOutletContext<CompetitionData>()

const tabs = [
  'default',
  'datasets',
  'ranking',
  'submits',
  'teams',
  'weekly-rankings',
  'discuss',
  'faq',
] as const

/** What all pages of a competition stand under: its name, its phases, its tabs, and the way in. */
export default function CompetitionLayout({ loaderData: competition }: Route.ComponentProps) {
  const words = useWords(competitionWords)
  const base = `/competitions/${competition.id}`
  return (
    <>
      <header className="grid gap-6 md:grid-cols-[1fr_auto]">
        <div>
          <div className="flex flex-wrap gap-2">
            <Badge tone={stateTone[competition.state]}>{words.states[competition.state]}</Badge>
            <Badge>{words.types[competition.type]}</Badge>
            {competition.raceCategory && <Badge>{competition.raceCategory}</Badge>}
            {competition.tags.map(tag => (
              <Badge key={tag.code}>{tag.name}</Badge>
            ))}
          </div>
          <h1 className="mt-3 text-3xl font-bold">{competition.title}</h1>
          <p className="mt-2 max-w-2xl text-muted">{competition.summary}</p>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted tabular-nums">
            <span>{words.card.teams(formatCount(competition.teamCount))}</span>
            <span>{competition.reward}</span>
            <span>{words.detail.teamSize(competition.teamSizeMax)}</span>
          </p>
        </div>
        <SignUp competition={competition} />
      </header>
      <div className="mt-8">
        <Phases competition={competition} />
      </div>
      <nav aria-label={words.tabs.label} className="mt-8 -mx-4 overflow-x-auto border-b border-line px-4">
        <ul className="flex gap-1">
          {tabs.map(tab => (
            <li key={tab}>
              <SiteNavLink
                to={tab === 'default' ? base : `${base}/${tab}`}
                end
                className={({ isActive }) =>
                  `block border-b-2 px-3 py-2.5 whitespace-nowrap no-underline ${isActive ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted hover:text-text'}`
                }
              >
                {words.tabs[tab]}
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8">
        <Outlet context={competition} />
      </div>
    </>
  )
}

function Phases({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  const { now } = useSite()
  const readerZone = useReaderZone()
  const isElsewhere = timeInZones(now, competition.zone, readerZone).reader !== null
  const isSingle = competition.schedules.length === 1
  const marks = competition.schedules.flatMap(schedule => {
    const named = (step: string) => (isSingle ? step : words.phases.title(schedule.title, step))
    return [
      { label: named(words.phases.start), at: schedule.startTime },
      { label: named(words.phases.listA), at: schedule.listAEndTime },
      { label: named(words.phases.end), at: schedule.endTime },
    ]
  })
  const unique = marks.filter((mark, index) => index === 0 || mark.at !== marks[index - 1]?.at)
  const next = unique.findIndex(mark => mark.at > now)
  const steps: TimelineStep[] = unique.map((mark, index) => ({
    label: mark.label,
    time: <ZonedTime at={mark.at} zone={competition.zone} />,
    state: mark.at <= now ? 'past' : index === next ? 'now' : 'future',
  }))
  return (
    <>
      <Timeline label={words.phases.label} steps={steps} />
      <p className="mt-3 text-xs text-muted">
        {words.detail.zone(competition.zone)}
        {isElsewhere && ` · ${words.detail.readerZone(readerZone ?? '')}`}
      </p>
    </>
  )
}
