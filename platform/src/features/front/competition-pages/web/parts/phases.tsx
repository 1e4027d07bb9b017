import { hasSeconds, timeInZones } from '../../../../../base/web/format.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useReaderZone, useZonedText, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Timeline } from '../../../../../ui/timeline.tsx'
import { passedShare, timeLeft } from '../../../../competing/competitions/rules.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'

type Mark = { label: string; at: string }

/** The moments of all rounds in their order; two that fall together are one. */
function useMarks(competition: CompetitionData): Mark[] {
  const { phases } = useWords(competitionWords)
  const isSingle = competition.schedules.length === 1
  const marks = competition.schedules.flatMap(schedule => {
    const named = (step: string) => (isSingle ? step : phases.title(schedule.title, step))
    const { listBMode, listBStartTime } = schedule
    return [
      { label: named(phases.start), at: schedule.startTime },
      { label: named(phases.listA), at: schedule.listAEndTime },
      ...(listBMode === 'window' && listBStartTime
        ? [{ label: named(phases.listB), at: listBStartTime }]
        : []),
      { label: named(phases.end), at: schedule.endTime },
    ]
  })
  return marks.filter((mark, index) => index === 0 || mark.at !== marks[index - 1]?.at)
}

export function Phases({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  const { now } = useSite()
  const readerZone = useReaderZone()
  const isElsewhere = timeInZones(now, competition.zone, readerZone).reader !== null
  const marks = useMarks(competition)
  const next = marks.findIndex(mark => mark.at > now)
  return (
    <>
      <Timeline
        label={words.phases.label}
        steps={marks.map((mark, index) => ({
          label: mark.label,
          time: <ZonedTime at={mark.at} zone={competition.zone} isExact={hasSeconds(mark.at)} />,
          state: mark.at <= now ? 'past' : index === next ? 'now' : 'future',
          passed: passedShare(mark.at, marks[index + 1]?.at ?? mark.at, now),
        }))}
      />
      <p className="mt-4 text-xs text-muted">
        {words.detail.zone(competition.zone)}
        {isElsewhere && ` · ${words.detail.readerZone(readerZone ?? '')}`}
      </p>
    </>
  )
}

/** The next moment alone, for pages that are not about the schedule. */
export function NextPhase({ competition }: { competition: CompetitionData }) {
  const { card, phases } = useWords(competitionWords)
  const { now } = useSite()
  const { time } = useZonedText(competition.zone, { isSteady: true })
  const marks = useMarks(competition)
  const mark = marks.find(one => one.at > now) ?? marks.at(-1)
  if (!mark) return null
  const isAhead = mark.at > now
  const { unit, count } = timeLeft(now, mark.at)
  return (
    <span>
      {isAhead ? mark.label : phases.end} {time(mark.at, hasSeconds(mark.at))}
      {isAhead && (
        <strong className="ml-2 font-medium whitespace-nowrap text-text">{card.until[unit](count)}</strong>
      )}
    </span>
  )
}
