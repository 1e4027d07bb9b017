import { ArrowDown, ArrowUp } from 'lucide-react'

/** Places won or lost: an arrow, a number, and words for those who hear them. */
export function RankChange({
  change,
  up,
  down,
  same,
}: {
  change: number | null
  up: (places: number) => string
  down: (places: number) => string
  same: string
}) {
  if (change === null) return <span className="text-muted">–</span>
  if (change === 0)
    return (
      <span className="text-muted" title={same}>
        0<span className="sr-only"> {same}</span>
      </span>
    )
  const Icon = change > 0 ? ArrowUp : ArrowDown
  const words = change > 0 ? up(change) : down(-change)
  return (
    <span
      className={
        change > 0
          ? 'inline-flex items-center justify-end gap-0.5 text-good'
          : 'inline-flex items-center justify-end gap-0.5 text-bad'
      }
      title={words}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-hidden="true">{Math.abs(change)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
