import { linearScale, ticks } from './scale.ts'

export type ChartPoint = { at: number; score: number; best: number; label: string; scoreText: string }

const size = { width: 640, height: 220, left: 56, right: 12, top: 12, bottom: 28 }

/** Scores over time as points, the best so far as a step line, and the same as a table for screen readers. */
export function ScoreChart({
  points,
  title,
  timeLabel,
  scoreLabel,
  formatTime,
  formatScore,
}: {
  points: readonly ChartPoint[]
  title: string
  timeLabel: string
  scoreLabel: string
  formatTime: (at: number) => string
  formatScore: (score: number) => string
}) {
  const times = points.map(point => point.at)
  const scores = points.map(point => point.score)
  const x = linearScale(Math.min(...times), Math.max(...times), size.left, size.width - size.right)
  const y = linearScale(Math.min(...scores), Math.max(...scores), size.height - size.bottom, size.top)
  const line = points
    .map((point, index) =>
      index === 0 ? `M${x(point.at)},${y(point.best)}` : `H${x(point.at)}V${y(point.best)}`,
    )
    .join('')
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium text-muted">{title}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="w-full" aria-hidden="true">
        {ticks(Math.min(...scores), Math.max(...scores), 4).map(value => (
          <g key={value}>
            <line
              x1={size.left}
              x2={size.width - size.right}
              y1={y(value)}
              y2={y(value)}
              stroke="var(--line)"
            />
            <text
              x={size.left - 8}
              y={y(value)}
              textAnchor="end"
              dominantBaseline="middle"
              fontSize="11"
              fill="var(--muted)"
            >
              {formatScore(value)}
            </text>
          </g>
        ))}
        {[points[0], points.at(-1)].map(
          (point, index) =>
            point &&
            (index === 0 || points.length > 1) && (
              <text
                key={index}
                x={x(point.at)}
                y={size.height - 8}
                textAnchor={index === 0 ? 'start' : 'end'}
                fontSize="11"
                fill="var(--muted)"
              >
                {formatTime(point.at)}
              </text>
            ),
        )}
        <path d={line} fill="none" stroke="var(--accent)" strokeWidth="2" />
        {points.map(point => (
          <circle
            key={point.label}
            cx={x(point.at)}
            cy={y(point.score)}
            r="4"
            fill="var(--card)"
            stroke="var(--accent)"
            strokeWidth="2"
          >
            <title>{`${point.label}: ${point.scoreText}`}</title>
          </circle>
        ))}
      </svg>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{timeLabel}</th>
            <th scope="col">{scoreLabel}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(point => (
            <tr key={point.label}>
              <td>{point.label}</td>
              <td>{point.scoreText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
