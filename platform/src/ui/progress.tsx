/** How far something is, 0 to 1; without a value only that it goes on. */
export function Progress({ value, label }: { value?: number; label: string }) {
  const share = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className="h-2 overflow-hidden rounded-full bg-line"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
    >
      <div
        className={
          share === undefined
            ? 'going-on h-full w-1/3 rounded-full bg-accent'
            : 'h-full rounded-full bg-accent transition-[width]'
        }
        style={share === undefined ? undefined : { width: `${share}%` }}
      />
    </div>
  )
}
