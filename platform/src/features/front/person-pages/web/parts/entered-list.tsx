import { ChartLine, Medal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { PersonLink } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Cover } from '../../../../competing/competitions/web/parts/cover.tsx'
import { stateTone } from '../../../../competing/competitions/web/parts/state-tone.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import { personWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

export type Entered = Answer<SiteCalls['GET /api/users/{id}/competitions']>['list'][number]

/** Competitions one below the other, each with the team, its people and its place. */
export function EnteredList({
  entered,
  opened,
  course,
}: {
  entered: readonly Entered[]
  /** The competition whose course is shown below it. Without one, courses are not offered. */
  opened?: number | undefined
  course?: ReactNode
}) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {entered.map(one => (
        <li
          key={one.competition.id}
          className="overflow-hidden rounded-2xl border border-line bg-card shadow-card"
        >
          <EnteredRow
            one={one}
            isOpen={one.competition.id === opened}
            hasCourse={course !== undefined && one.place?.hasDays === true}
          />
          {one.competition.id === opened && course}
        </li>
      ))}
    </ul>
  )
}

function EnteredRow({ one, isOpen, hasCourse }: { one: Entered; isOpen: boolean; hasCourse: boolean }) {
  const { formatDay } = useFormats()
  const words = useWords(personWords).history
  const states = useWords(competitionWords).states
  const to = useQueryLink()
  const { competition, team, place } = one
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-4 p-4 sm:flex-nowrap sm:p-5">
      <Cover
        src={competition.cover}
        className="aspect-video w-28 shrink-0 self-start rounded-lg max-sm:hidden"
      />
      <div className="min-w-0 grow basis-64">
        <h3 className="font-semibold">
          <SiteLink
            to={pathTo('/competitions/:id', { id: competition.id })}
            className="no-underline hover:text-accent"
          >
            {competition.title}
          </SiteLink>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
          <Badge tone={stateTone[competition.state]}>{states[competition.state]}</Badge>
          <span>{words.joined(formatDay(one.joinedAt, competition.zone))}</span>
          {competition.state === 'out_service' && (
            <span>{words.ended(formatDay(competition.endTime, competition.zone))}</span>
          )}
        </p>
        {team && (
          <p className="mt-2 text-sm">
            <span className="font-medium" translate="no">
              {team.name}
            </span>
            <span className="text-muted">
              {' · '}
              {team.members.length < 2
                ? words.alone
                : team.members.map((member, index) => (
                    <span key={member.id}>
                      {index > 0 && words.between}
                      <PersonLink person={member} />
                    </span>
                  ))}
            </span>
          </p>
        )}
      </div>
      <div className="shrink-0 sm:w-36 sm:text-right">
        {place === null ? (
          <p className="text-sm text-muted">{words.noPlace}</p>
        ) : (
          <>
            <p className="text-xs text-muted">{place.isFinal ? words.final : words.current}</p>
            {place.ranking === null ? (
              <p className="font-semibold">{words.unranked}</p>
            ) : (
              <p className="flex items-baseline gap-1.5 tabular-nums sm:justify-end">
                {place.medal && (
                  <Medal
                    className={`size-5 self-center ${medalColours[place.medal]}`}
                    role="img"
                    aria-label={words.medals[place.medal]}
                  />
                )}
                <span className="sr-only">
                  {words.place(formatCount(place.ranking), formatCount(place.total))}
                </span>
                <strong className="text-2xl font-bold" aria-hidden="true">
                  {formatCount(place.ranking)}
                </strong>
                <span className="text-muted" aria-hidden="true">
                  {words.of(formatCount(place.total))}
                </span>
              </p>
            )}
            {place.top !== null && <p className="text-sm text-muted tabular-nums">{words.top(place.top)}</p>}
          </>
        )}
        {hasCourse && (
          <SiteLink
            to={to({ cmpt: isOpen ? null : competition.id })}
            preventScrollReset
            aria-expanded={isOpen}
            aria-label={isOpen ? words.closeCourse : words.courseOf(competition.title)}
            className="touch mt-1.5 inline-flex items-center gap-1.5 text-sm text-accent no-underline hover:underline"
          >
            {isOpen ? (
              <X className="size-4" aria-hidden="true" />
            ) : (
              <ChartLine className="size-4" aria-hidden="true" />
            )}
            {isOpen ? words.closeCourse : words.course}
          </SiteLink>
        )}
      </div>
    </div>
  )
}

const medalColours = {
  gold: 'text-[#b7860b] dark:text-gold',
  silver: 'text-muted',
  bronze: 'text-[#a8632a]',
}
