import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { Pips } from '../../../../../ui/pips.tsx'
import { RankChange } from '../../../../../ui/rank-change.tsx'
import { Sparkline } from '../../../../../ui/sparkline.tsx'
import { stateForMember, timeLeft } from '../../../../competing/competitions/rules.ts'
import { isStanding } from '../../../../competing/competitions/standing.rules.ts'
import { Cover } from '../../../../competing/competitions/web/parts/cover.tsx'
import { stateTone } from '../../../../competing/competitions/web/parts/state-tone.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import { dashboardWords } from '../../words.ts'

type Entered = Answer<SiteCalls['GET /api/home/mine']>['entered'][number]

/** A competition of one's own: where the team stands, how long there is, and what it may still hand in. */
export function EnteredRow({ entered }: { entered: Entered }) {
  const words = useWords(dashboardWords).entered
  const { states } = useWords(competitionWords)
  const { competition, team, round, place, quota } = entered
  const state = team ? stateForMember(competition.state) : competition.state
  const id = competition.id
  const isOut = entered.isPending || team === null || team.isDisqualified
  return (
    <li className="grid grid-cols-3 items-start gap-x-4 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_6.5rem_4.5rem_6rem_4rem] sm:px-5">
      <div className="col-span-3 flex min-w-0 items-start gap-4 sm:col-span-1">
        <Cover src={competition.cover} className="aspect-video w-20 shrink-0 rounded-lg max-sm:hidden" />
        <div className="min-w-0">
          <h3 className="font-semibold">
            <SiteLink to={pathTo('/competitions/:id', { id })} className="no-underline hover:text-accent">
              {competition.title}
            </SiteLink>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
            <Badge tone={stateTone[state]}>{states[state]}</Badge>
            {round && state !== 'out_service' && <span>{round}</span>}
            <Window entered={entered} />
          </p>
          {team && (
            <p className="mt-1 truncate text-sm text-muted" translate="no">
              {team.name}
            </p>
          )}
        </div>
      </div>
      {place ? <Place place={place} id={id} /> : <NoScore entered={entered} />}
      {quota ? (
        <>
          <div className="text-sm">
            <p className="text-muted">{words.left}</p>
            <p className="mt-0.5 font-semibold tabular-nums">
              <span aria-hidden="true">{words.leftOf(quota.left, quota.limit)}</span>
              <span className="sr-only">{words.leftSays(quota.left, quota.limit)}</span>
            </p>
            <Pips filled={quota.left} of={quota.limit} />
          </div>
          <SiteLink
            to={pathTo('/competitions/:id/submits', { id })}
            aria-label={words.submitTo(competition.title)}
            className={buttonClass(
              { variant: quota.left > 0 ? 'primary' : 'secondary', size: 'small' },
              'self-center max-sm:col-span-3',
            )}
          >
            {words.submit}
          </SiteLink>
        </>
      ) : entered.isForCode && entered.open && !isOut ? (
        <SiteLink
          to={`${pathTo('/competitions/source-code')}?cmptId=${id}`}
          aria-label={words.submitTo(competition.title)}
          className={buttonClass(
            { size: 'small' },
            'col-span-3 self-center sm:col-span-2 sm:w-16 sm:justify-self-end',
          )}
        >
          {words.submit}
        </SiteLink>
      ) : (
        <span className="col-span-2 max-sm:hidden" />
      )}
    </li>
  )
}

/** Until when files are taken, or what is waited for. */
function Window({ entered }: { entered: Entered }) {
  const words = useWords(dashboardWords).entered
  const { card } = useWords(competitionWords)
  const { now } = useSite()
  const { time } = useZonedText(entered.competition.zone, { isSteady: true })
  const { competition, open, opensAt, place, isPending, team } = entered
  if (isPending) return <span className="font-medium text-warn">{words.pending}</span>
  if (team?.isDisqualified) return <span className="font-medium text-bad">{words.disqualified}</span>
  if (open) {
    if (isStanding(open.until)) return null
    const { unit, count } = timeLeft(now, open.until)
    return (
      <time
        dateTime={open.until}
        title={time(open.until)}
        className={unit === 'days' ? 'font-medium text-text' : 'font-semibold text-warn'}
      >
        {words.closes(entered.isForCode ? '' : open.list, card.left[unit](count))}
      </time>
    )
  }
  if (opensAt) {
    const { unit, count } = timeLeft(now, opensAt)
    return (
      <time dateTime={opensAt} title={time(opensAt)}>
        {words.opens(card.until[unit](count))}
      </time>
    )
  }
  if (place && !place.isFinal && place.list === 'A') return <span>{words.waits}</span>
  return competition.state === 'out_service' ? null : <span>{words.over}</span>
}

function Place({ place, id }: { place: NonNullable<Entered['place']>; id: number }) {
  const words = useWords(dashboardWords).entered
  const { ranking, total, change, trend } = place
  const [from, to] = [trend[0], trend.at(-1)]
  return (
    <>
      <div className="text-sm">
        <p className="text-muted">{place.isFinal ? words.final : words.current(place.list)}</p>
        <p className="mt-0.5 flex items-baseline gap-1.5 tabular-nums">
          <SiteLink
            to={pathTo('/competitions/:id/ranking', { id })}
            className="no-underline hover:text-accent"
          >
            {ranking === null ? (
              <strong className="font-semibold">{words.unranked}</strong>
            ) : (
              <>
                <span className="sr-only">{words.place(formatCount(ranking), formatCount(total))}</span>
                <strong className="text-xl font-bold" aria-hidden="true">
                  {formatCount(ranking)}
                </strong>
                <span className="text-muted" aria-hidden="true">
                  {' '}
                  {words.of(formatCount(total))}
                </span>
              </>
            )}
          </SiteLink>
          <RankChange change={change} up={words.up} down={words.down} same={words.same} />
        </p>
        {from !== undefined && to !== undefined && trend.length > 1 && (
          <Sparkline values={trend} isSmallestOnTop title={words.trend(formatCount(from), formatCount(to))} />
        )}
      </div>
      <div className="text-sm">
        <p className="text-muted">{words.score}</p>
        <p className="mt-1.5 font-semibold tabular-nums">{place.score}</p>
      </div>
    </>
  )
}

/** Where only code is handed in there may never be a score: nothing is said of one. */
function NoScore({ entered: { competition, quota } }: { entered: Entered }) {
  const words = useWords(dashboardWords).entered
  if (!quota) return <span className="col-span-2 max-sm:hidden" />
  return (
    <div className="col-span-2 text-sm">
      <p className="font-medium">{words.noScore}</p>
      <p className="text-muted">
        {words.noScoreHint}{' '}
        <SiteLink to={pathTo('/competitions/:id/datasets', { id: competition.id })} className="text-accent">
          {words.data}
        </SiteLink>
      </p>
    </div>
  )
}
