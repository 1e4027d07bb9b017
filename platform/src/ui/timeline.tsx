import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'

export type TimelineStep = {
  label: ReactNode
  time: ReactNode
  state: 'past' | 'now' | 'future'
  /** How much of the way to the next step has passed, 0 to 1. */ passed: number
}

/** More than these do not stand side by side. */
const mostAbreast = 5

/** Phases in their order, side by side where there is room and one below the other where not; the present one is marked. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  const isWide = steps.length <= mostAbreast
  return (
    <ol
      aria-label={label}
      className={clsx('grid', isWide && 'sm:grid-cols-[repeat(var(--ways),minmax(0,1fr))_auto]')}
      style={{ '--ways': steps.length - 1 } as CSSProperties}
    >
      {steps.map((step, index) => (
        <li
          key={index}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={clsx('relative pb-4 pl-6 last:pb-0', isWide && 'sm:pt-6 sm:pr-4 sm:pb-0 sm:pl-0')}
        >
          {index < steps.length - 1 && (
            <span
              className={clsx(
                'absolute top-3 -bottom-2 left-[5px] w-0.5 [--way:180deg]',
                'bg-[linear-gradient(var(--way),var(--accent)_var(--passed),var(--line)_0)]',
                isWide &&
                  'sm:top-[5px] sm:right-0 sm:bottom-auto sm:left-0 sm:h-0.5 sm:w-auto sm:[--way:90deg]',
              )}
              style={{ '--passed': `${Math.round(step.passed * 100)}%` } as CSSProperties}
              aria-hidden="true"
            />
          )}
          <span
            className={clsx(
              'absolute top-1.5 left-0 size-3 rounded-full border-2',
              isWide && 'sm:top-0',
              step.state === 'future' ? 'border-line-strong bg-card' : 'border-accent',
              step.state === 'past' && 'bg-accent',
              step.state === 'now' && 'bg-card ring-2 ring-accent-soft',
            )}
            aria-hidden="true"
          />
          <span className={clsx('block text-sm font-medium', step.state === 'now' && 'text-accent')}>
            {step.label}
          </span>
          <span className="block text-sm text-muted tabular-nums">{step.time}</span>
        </li>
      ))}
    </ol>
  )
}
