/** How much of a span of time has passed, 0 to 1. What it shows stands beside it in words. */
export function TimeBar({ share }: { share: number }) {
  return (
    <span className="block h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
      <span
        className="block h-full rounded-full bg-accent"
        style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }}
      />
    </span>
  )
}
