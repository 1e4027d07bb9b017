import { formatCount } from '../../../../../base/web/format.ts'
import { useFormats } from '../../../../../site/use-formats.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { courseWords } from '../../course-words.ts'
import { shownAmong } from '../../../../../base/web/shown-score.ts'

export type Course = {
  precision: number
  direction: 'maximize' | 'minimize'
  days: readonly { day: string; ranking: number; score: number }[]
}

/** Rank and score of a team, day by day. */
export function CourseCharts({ course }: { course: Course | null }) {
  const words = useWords(courseWords)
  const { formatDay } = useFormats()
  if (!course || course.days.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  const better = (scores: readonly number[]) =>
    course.direction === 'maximize' ? Math.max(...scores) : Math.min(...scores)
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const formatTime = (time: number) => formatDay(new Date(time), 'UTC')
  const shared = { isLow: true, timeLabel: words.day, formatTime } as const
  const textOf = shownAmong(
    course.days.map(({ score }) => score),
    course.precision,
  )
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
      <ScoreChart
        {...shared}
        title={words.byRank}
        scoreLabel={words.rank}
        formatScore={rank => formatCount(Math.round(-rank))}
        points={course.days.map(({ day, ranking }) => ({
          at: at(day),
          score: -ranking,
          line: -ranking,
          label: formatTime(at(day)),
          scoreText: formatCount(ranking),
        }))}
      />
      <ScoreChart
        {...shared}
        title={words.byScore}
        scoreLabel={words.score}
        formatScore={(score, scores) => String(Number(shownAmong(scores, course.precision)(score)))}
        points={course.days.map(({ day, score }, index) => ({
          at: at(day),
          score,
          line: better(course.days.slice(0, index + 1).map(one => one.score)),
          label: formatTime(at(day)),
          scoreText: textOf(score),
        }))}
      />
    </div>
  )
}
