import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'

/**
 * A short way of which one step is the present; the last is good or bad once it is reached. The present one moves where
 * it goes on by itself, and stands where it waits for somebody.
 */
export function Steps({
  label,
  steps,
  at,
  isOver,
  isWaiting = false,
  tone,
}: {
  label: string
  steps: readonly string[]
  at: number
  isOver: boolean
  isWaiting?: boolean
  tone: 'good' | 'bad'
}) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
      {steps.map((step, index) => {
        const isPast = index < at || (isOver && index === at)
        const isNow = index === at && !isOver
        const isBad = isOver && index === at && tone === 'bad'
        const Icon = isBad ? X : Check
        return (
          <li key={index} aria-current={index === at ? 'step' : undefined} className="min-w-0">
            <span className="block h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
              {isPast && <span className={clsx('block h-full', isBad ? 'bg-bad' : 'bg-good')} />}
              {isNow && (
                <span
                  className={clsx('block h-full w-1/3 rounded-full bg-accent', !isWaiting && 'going-on')}
                />
              )}
            </span>
            <span
              className={clsx(
                'mt-2 flex items-start gap-1 text-xs sm:text-sm',
                isNow ? 'font-semibold text-accent' : isBad ? 'font-semibold text-bad' : 'text-muted',
                isPast && !isBad && 'text-good',
              )}
            >
              {isPast && <Icon className="mt-[0.2em] size-3.5 shrink-0 max-sm:hidden" aria-hidden="true" />}
              {step}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
