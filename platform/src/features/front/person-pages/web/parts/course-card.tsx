import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useFormats } from '../../../../../site/use-formats.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { personWords } from '../../words.ts'

type Course = Answer<SiteCalls['GET /api/users/{id}/competitions/{competitionId}']>['course']

/** Rank and score of a team, day by day. */
export function CourseCard({ course }: { course: Course }) {
  const words = useWords(personWords).history
  const { formatDay } = useFormats()
  if (!course || course.days.length === 0)
    return <p className="border-t border-line p-5 text-sm text-muted">{words.noCourse}</p>
  const better = (scores: readonly number[]) =>
    course.direction === 'maximize' ? Math.max(...scores) : Math.min(...scores)
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const formatTime = (time: number) => formatDay(new Date(time), 'UTC')
  const shared = { isLow: true, timeLabel: words.day, formatTime } as const
  return (
    <div className="grid grid-cols-1 gap-8 border-t border-line p-4 sm:p-5 xl:grid-cols-2">
      <ScoreChart
        {...shared}
        title={words.byRank}
        scoreLabel={words.chartRank}
        formatScore={rank => formatCount(Math.round(-rank))}
        points={course.days.map(({ day, ranking }) => ({
          at: at(day),
          score: -ranking,
          line: -ranking,
          label: day.replaceAll('-', '/'),
          scoreText: formatCount(ranking),
        }))}
      />
      <ScoreChart
        {...shared}
        title={words.byScore}
        scoreLabel={words.score}
        formatScore={score => String(Number(score.toFixed(course.precision)))}
        points={course.days.map(({ day, score }, index) => ({
          at: at(day),
          score,
          line: better(course.days.slice(0, index + 1).map(one => one.score)),
          label: day.replaceAll('-', '/'),
          scoreText: score.toFixed(course.precision),
        }))}
      />
    </div>
  )
}
