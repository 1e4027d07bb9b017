/** How far something is, 0 to 1; without a value only that it goes on. */
export function Progress({ value, label }: { value?: number; label: string }) {
  const share = value === undefined ? undefined : Math.round(value * 100)
  return (
    <div
      className="h-2 overflow-hidden rounded-full bg-sunken"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
    >
      <div
        className={
          share === undefined
            ? 'h-full w-1/3 animate-pulse rounded-full bg-accent'
            : 'h-full rounded-full bg-accent transition-[width]'
        }
        style={share === undefined ? undefined : { width: `${share}%` }}
      />
    </div>
  )
}
