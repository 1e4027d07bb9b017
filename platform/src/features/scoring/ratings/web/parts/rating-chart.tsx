import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { ratingWords } from '../../words.ts'
import type { PersonRating } from './rating-history.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** How somebody's points went, day by day. */
export function RatingChart({ history }: Pick<PersonRating, 'history'>) {
  const { formatDay } = useFormats()
  const { person: words } = useWords(ratingWords)
  const show = (points: number) => formatCount(Math.round(points))
  return (
    <ScoreChart
      points={history.map(({ on, points }) => ({
        at: Date.parse(on),
        score: points,
        line: points,
        label: formatDay(on, 'UTC'),
        scoreText: show(points),
      }))}
      title={words.chart}
      timeLabel={words.day}
      scoreLabel={words.points}
      formatTime={at => formatDay(new Date(at), 'UTC')}
      formatScore={show}
      isLow
    />
  )
}
