import { useSite, useWords } from '../../../../../site/use-site.ts'
import { TimeBar } from '../../../../../ui/time-bar.tsx'
import { passedShare, timeLeft, type CompetitionState } from '../../rules.ts'
import { isStanding } from '../../standing.rules.ts'
import { competitionWords } from '../../words.ts'

/** How long there still is to take part, or until it begins; nothing once it is over. */
export function TimeLeft({
  competition,
}: {
  competition: { state: CompetitionState; startTime: string; endTime: string }
}) {
  const { card } = useWords(competitionWords)
  const { now } = useSite()
  const { state, startTime, endTime } = competition
  if (state === 'out_service' || isStanding(endTime)) return null
  const isAhead = state === 'not_started'
  const { unit, count } = timeLeft(now, isAhead ? startTime : endTime)
  return (
    <span className={!isAhead && unit !== 'days' ? 'font-semibold text-warn' : 'font-medium text-text'}>
      {(isAhead ? card.until : card.left)[unit](count)}
    </span>
  )
}

/** How much of a competition's time has passed. */
export function TimePassed({ from, until }: { from: string; until: string }) {
  const { now } = useSite()
  return <TimeBar share={passedShare(from, until, now)} />
}
