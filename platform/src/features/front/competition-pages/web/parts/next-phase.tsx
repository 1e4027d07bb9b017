import { hasSeconds } from '../../../../../base/web/format.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { timeLeft } from '../../../../competing/competitions/rules.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { useMarks } from './marks.tsx'

/** The next moment alone and how far off it is, for pages that are not about the schedule; pointed at, the time itself. */
export function NextPhase({ competition }: { competition: CompetitionData }) {
  const { card, states } = useWords(competitionWords)
  const { now } = useSite()
  const { time } = useZonedText(competition.zone, { isSteady: true })
  const marks = useMarks(competition)
  const mark = marks.find(one => one.at > now) ?? marks.at(-1)
  if (!mark) return null
  const isAhead = mark.at > now
  const { unit, count } = timeLeft(now, mark.at)
  return (
    <time dateTime={mark.at} title={time(mark.at, hasSeconds(mark.at))} className="flex gap-1">
      {isAhead ? (
        <>
          {/* Of the two, what is cut where there is no room. */}
          <span className="truncate">{mark.label}</span> ·{' '}
          <strong className="shrink-0 font-medium text-text">{card.until[unit](count)}</strong>
        </>
      ) : (
        <span className="truncate">
          {states.out_service} {time(mark.at, hasSeconds(mark.at))}
        </span>
      )}
    </time>
  )
}
