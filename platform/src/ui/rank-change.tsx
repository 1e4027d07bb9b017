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
  if (change === null) return null
  if (change === 0)
    return (
      <span className="text-muted" title={same}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{same}</span>
      </span>
    )
  const Icon = change > 0 ? ArrowUp : ArrowDown
  const words = change > 0 ? up(change) : down(-change)
  return (
    <span
      className={
        change > 0
          ? 'inline-flex items-center gap-0.5 font-medium text-good'
          : 'inline-flex items-center gap-0.5 font-medium text-bad'
      }
      title={words}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-hidden="true">{Math.abs(change)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
