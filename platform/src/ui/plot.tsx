import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The ground of a chart, 100 by 100: it stretches with its place, while lines keep their width. */
export function Plot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={clsx('size-full overflow-visible', className)}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export type Point = { x: number; y: number }

/** A line through points of a plot; in steps where a value holds until the next. */
export function PlotLine({ points, isStepped = false }: { points: readonly Point[]; isStepped?: boolean }) {
  const d = points
    .map(({ x, y }, index) => (index === 0 ? `M${x},${y}` : isStepped ? `H${x}V${y}` : `L${x},${y}`))
    .join('')
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** A line of the grid, at a height of the plot. */
export function GridLine({ y, isGround = false }: { y: number; isGround?: boolean }) {
  return (
    <path
      d={`M0,${y}H100`}
      stroke={isGround ? 'var(--line-strong)' : 'var(--line)'}
      vectorEffect="non-scaling-stroke"
    />
  )
}
