import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { datasetWords } from '../../words.ts'

const size = { width: 640, height: 140, bottom: 20 }

/** One bar a day, and the same as a table for screen readers. */
export function DayChart({
  title,
  days,
}: {
  title: string
  days: readonly { day: string; count: number }[]
}) {
  const words = useWords(datasetWords).statistics
  const most = Math.max(1, ...days.map(day => day.count))
  const step = size.width / days.length
  const ground = size.height - size.bottom
  const edges = [days[0], days.at(-1)]
  return (
    <figure className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <figcaption className="mb-3 flex justify-between gap-4 text-sm text-muted">
        <span className="font-medium">{title}</span>
        <span className="tabular-nums">{formatCount(days.reduce((sum, day) => sum + day.count, 0))}</span>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="w-full" aria-hidden="true">
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * (ground - 4))
          return (
            <rect
              key={day}
              x={Math.round((index * step + step * 0.1) * 10) / 10}
              y={Math.round((ground - height) * 10) / 10}
              width={Math.round(step * 8) / 10}
              height={Math.round(height * 10) / 10}
              rx="2"
              fill="var(--accent)"
            >
              <title>{`${day}: ${formatCount(count)}`}</title>
            </rect>
          )
        })}
        <line x1="0" x2={size.width} y1={ground} y2={ground} stroke="var(--line-strong)" />
        {edges.map(
          (edge, index) =>
            edge && (
              <text
                key={edge.day}
                x={index === 0 ? 0 : size.width}
                y={size.height - 4}
                textAnchor={index === 0 ? 'start' : 'end'}
                fontSize="12"
                fill="var(--muted)"
              >
                {edge.day.replaceAll('-', '/')}
              </text>
            ),
        )}
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(day => (
            <tr key={day.day}>
              <td>{day.day}</td>
              <td>{day.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
