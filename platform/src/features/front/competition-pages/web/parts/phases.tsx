import { useFormats } from '../../../../../site/use-formats.ts'
import { hasSeconds, timeInZones } from '../../../../../base/web/format.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useReaderZone, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Timeline } from '../../../../../ui/timeline.tsx'
import { passedShare } from '../../../../competing/competitions/rules.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { useMarks } from './marks.tsx'

export function Phases({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  const { now } = useSite()
  const readerZone = useReaderZone()
  const isElsewhere = timeInZones(now, competition.zone, readerZone, useFormats()).reader !== null
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
