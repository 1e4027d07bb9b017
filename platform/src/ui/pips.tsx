import { clsx } from 'clsx'

const most = 12

/** How full something small is, a dot for each place. Always beside the numbers, so it says nothing itself. */
export function Pips({ filled, of }: { filled: number; of: number }) {
  if (of > most) return null
  return (
    <span className="inline-flex gap-1" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={clsx('size-2 rounded-full', index < filled ? 'bg-accent' : 'bg-line')} />
      ))}
    </span>
  )
}
