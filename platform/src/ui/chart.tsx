import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { GridLine, Plot } from './plot.tsx'
import { linearScale, ticks } from './scale.ts'

const mostMarks = 4
const mostPlaces = 5

/** The scales of counts: round values at the left with lines behind what is drawn, and what the places below are called. */
export function CountAxes({
  most,
  format,
  counted,
  place,
  places,
  children,
}: {
  /** The highest count, at the upper edge. */
  most: number
  format: (count: number) => string
  /** What is counted, and what the places are. */
  counted: string
  place: string
  /** What each place is called; a few of them are written. */
  places: readonly string[]
  children: ReactNode
}) {
  const marks = ticks(0, most, mostMarks).filter(mark => Number.isInteger(mark))
  const height = linearScale(0, most, 100, 0)
  const shown = Math.min(mostPlaces, places.length)
  const labels = Array.from(
    { length: shown },
    (_, index) => places[Math.round((index * (places.length - 1)) / Math.max(1, shown - 1))],
  )
  return (
    <div className="text-xs text-muted tabular-nums" aria-hidden="true">
      <p className="mb-2">{counted}</p>
      <div className="flex gap-2">
        <div className="relative h-32 text-right">
          {/* As wide as its widest mark. */}
          <span className="invisible">{format(marks.at(-1) ?? 0)}</span>
          {marks.map(mark => (
            <span
              key={mark}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${height(mark)}%` }}
            >
              {format(mark)}
            </span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <div className="relative h-32">
            <Plot className="absolute inset-0">
              {marks.map(mark => (
                <GridLine key={mark} y={height(mark)} isGround={mark === 0} />
              ))}
            </Plot>
            {children}
          </div>
          <p className="mt-1 flex justify-between">
            {labels.map(label => (
              <span key={label}>{label}</span>
            ))}
          </p>
          <p className="text-center">{place}</p>
        </div>
      </div>
    </div>
  )
}

type BarProps = {
  /** What the place of a bar is called, from the first to the last. */
  ends: readonly [string, string]
  bars: readonly { key: string | number; count: number; title: string }[]
  /** Other counts at the same places, on the same scale: a line around what would be bars of another tone. */
  outline?: readonly number[] | undefined
  className?: string
}

/** Counts beside each other, as bars on one ground. What there is at all can be seen. */
export function Bars({ ends, bars, outline, className = 'h-14' }: BarProps) {
  const height = linearScale(0, Math.max(...bars.map(bar => bar.count), ...(outline ?? [])) || 1, 0, 98)
  const step = 100 / bars.length
  return (
    <div aria-hidden="true">
      <Plot className={clsx('block', className)}>
        {bars.map(({ key, count, title }, index) => {
          const high = count === 0 ? 0 : Math.max(2, height(count))
          return (
            <rect
              key={key}
              x={rounded(index * step + step * 0.1)}
              y={rounded(100 - high)}
              width={rounded(step * 0.8)}
              height={high}
              fill="var(--accent)"
            >
              <title>{title}</title>
            </rect>
          )
        })}
        <GridLine y={100} isGround />
        {outline && (
          <path
            d={`M0,100${outline.map((count, index) => `V${rounded(100 - height(count))}H${rounded((index + 1) * step)}`).join('')}V100`}
            fill="none"
            stroke="var(--warn)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </Plot>
      <p className="mt-1 flex justify-between text-xs text-muted tabular-nums">
        {ends.map((end, index) => (
          <span key={index}>{end}</span>
        ))}
      </p>
    </div>
  )
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** The same as a chart shows, for those who hear it: the first cell of a row names it. Within a box, as a table is as wide as its words and would widen a phone's page. */
export function ChartTable({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
