import { ChartTable } from './chart.tsx'
import { GridLine, Plot, PlotLine } from './plot.tsx'
import { linearScale, paddedBounds, ticks } from './scale.ts'

export type ChartPoint = {
  at: number
  score: number
  /** Where the line stands from here on: at the best so far, or at the value itself of what can be lost again. */
  line: number
  label: string
  scoreText: string
}

type Props = {
  points: readonly ChartPoint[]
  title: string
  timeLabel: string
  scoreLabel: string
  formatTime: (at: number) => string
  /** The text of a score on the axis beside those others. */
  formatScore: (score: number, scores: readonly number[]) => string
  /** For a chart that stands beside something. */ isLow?: boolean
}

const crowded = 60

/**
 * Scores over time as points, what counts from each on as a step line, and the same as a table for screen readers.
 * Lines stretch with the width; words and points are laid over them in per cent and keep their size at any width.
 */
export function ScoreChart({
  points,
  title,
  timeLabel,
  scoreLabel,
  formatTime,
  formatScore,
  isLow = false,
}: Props) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const times = points.map(point => point.at)
  const [low, high] = paddedBounds(points.flatMap(point => [point.score, point.line]))
  const x = linearScale(Math.min(...times), Math.max(...times), 0, 100)
  const y = linearScale(low, high, 100, 0)
  const rows = ticks(low, high, isLow ? 3 : 5).map((value, _, all) => ({
    value,
    text: formatScore(value, all),
    top: y(value),
  }))
  const widest = Math.max(...rows.map(row => row.text.length))
  return (
    <figure>
      <figcaption className="mb-4 text-sm font-medium text-muted">{title}</figcaption>
      <div className="grid text-xs text-muted tabular-nums" aria-hidden="true">
        <div className={`relative mr-2 ${isLow ? 'h-32' : 'h-52'}`} style={{ marginLeft: `${widest + 1}ch` }}>
          {rows.map(row => (
            <span
              key={row.value}
              className="absolute right-full mr-3 -translate-y-1/2 leading-none whitespace-nowrap"
              style={{ top: `${row.top}%` }}
            >
              {row.text}
            </span>
          ))}
          <Plot className="absolute inset-0">
            {rows.map(row => (
              <GridLine key={row.value} y={row.top} />
            ))}
            <PlotLine points={points.map(({ at, line }) => ({ x: x(at), y: y(line) }))} isStepped />
          </Plot>
          {points.map((point, index) => (
            <span
              key={index}
              className="group absolute grid size-6 -translate-1/2 place-items-center hover:z-10"
              style={{ left: `${x(point.at)}%`, top: `${y(point.score)}%` }}
            >
              <span
                className={
                  points.length > crowded
                    ? 'size-1.5 rounded-full bg-accent'
                    : 'size-2.5 rounded-full border-2 border-accent bg-card group-hover:bg-accent'
                }
              />
              <span
                className={`pointer-events-none absolute bottom-full hidden rounded-lg bg-text px-2.5 py-1 whitespace-nowrap text-page group-hover:block ${x(point.at) > 50 ? 'right-0' : 'left-0'}`}
              >
                <strong className="font-semibold">{point.scoreText}</strong> · {point.label}
              </span>
            </span>
          ))}
        </div>
        <div className="mt-3 mr-2 flex justify-between" style={{ marginLeft: `${widest + 1}ch` }}>
          <span>{formatTime(first.at)}</span>
          {points.length > 1 && <span>{formatTime(last.at)}</span>}
        </div>
      </div>
      <ChartTable
        caption={title}
        heads={[timeLabel, scoreLabel]}
        rows={points.map(point => [point.label, point.scoreText])}
      />
    </figure>
  )
}
