import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Bars, ChartTable } from '../../../../../ui/chart.tsx'
import { datasetWords } from '../../words.ts'

/** One bar a day, and the same as a table for screen readers. */
export function DayChart({
  title,
  days,
}: {
  title: string
  days: readonly { day: string; count: number }[]
}) {
  const words = useWords(datasetWords).statistics
  const named = (at: number) => days.at(at)?.day.replaceAll('-', '/') ?? ''
  return (
    <figure className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <figcaption className="mb-3 flex justify-between gap-4 text-sm text-muted">
        <span className="font-medium">{title}</span>
        <span className="tabular-nums">{formatCount(days.reduce((sum, day) => sum + day.count, 0))}</span>
      </figcaption>
      <Bars
        className="h-32"
        ends={[named(0), named(-1)]}
        bars={days.map(({ day, count }) => ({ key: day, count, title: `${day}: ${formatCount(count)}` }))}
      />
      <ChartTable
        caption={title}
        heads={[words.day, title]}
        rows={days.map(({ day, count }) => [day, count])}
      />
    </figure>
  )
}
