import { useFormats } from '../../../../../site/use-formats.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { rankingWords } from '../../words.ts'
import type { Rankings } from './ranking-table.tsx'
import { shownAmong } from '../../../../../base/web/shown-score.ts'

/** Every score of the reader's team on list A, and the best so far. */
export function OwnHistory({
  history,
  precision,
  zone,
}: {
  history: Rankings['ownHistory']
  precision: number
  zone: string
}) {
  const { formatDay, formatTime } = useFormats()
  const words = useWords(rankingWords)
  const textOf = shownAmong(
    history.map(point => point.score),
    precision,
  )
  return (
    <ScoreChart
      title={words.history}
      isLow
      timeLabel={words.time}
      scoreLabel={words.score}
      formatTime={at => formatDay(new Date(at), zone)}
      formatScore={(score, scores) => String(Number(shownAmong(scores, precision)(score)))}
      points={history.map(point => ({
        at: Date.parse(point.at),
        score: point.score,
        line: point.best,
        label: formatTime(point.at, zone),
        scoreText: textOf(point.score),
      }))}
    />
  )
}
