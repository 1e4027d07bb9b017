import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { personWords } from '../../words.ts'
import type { Entered } from './entered-list.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** How somebody's final places went over the competitions that are shown: the higher, the better. */
export function RankHistory({ entered }: { entered: readonly Entered[] }) {
  const { formatDay } = useFormats()
  const words = useWords(personWords).history
  const ended = entered
    .flatMap(({ competition, place }) =>
      place?.isFinal && place.ranking !== null && place.top !== null
        ? [{ competition, ranking: place.ranking, total: place.total, top: place.top }]
        : [],
    )
    .toSorted((x, y) => Date.parse(x.competition.endTime) - Date.parse(y.competition.endTime))
  if (ended.length < 2) return null
  return (
    <Card as="section">
      <ScoreChart
        title={words.chart}
        isLow
        timeLabel={words.chartTime}
        scoreLabel={words.chartRank}
        formatTime={at => formatDay(new Date(at), 'Asia/Shanghai')}
        formatScore={score => `${Math.max(0, -score)}%`}
        points={ended.map(({ competition, ranking, total, top }) => ({
          at: Date.parse(competition.endTime),
          score: -top,
          line: -top,
          label: competition.title,
          scoreText: words.place(formatCount(ranking), formatCount(total)),
        }))}
      />
    </Card>
  )
}
