import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type TimelineStep = { label: string; time: ReactNode; state: 'past' | 'now' | 'future' }

/** Phases in their order, side by side where there is room and one below the other where not; the present one is marked. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className="grid sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative pb-4 pl-6 last:pb-0 sm:pt-6 sm:pr-4 sm:pb-0 sm:pl-0"
        >
          {index < steps.length - 1 && (
            <span
              className={clsx(
                'absolute top-3 -bottom-2 left-[5px] w-0.5 sm:top-[5px] sm:right-0 sm:bottom-auto sm:left-0 sm:h-0.5 sm:w-auto',
                step.state === 'past' ? 'bg-accent' : 'bg-line',
              )}
              aria-hidden="true"
            />
          )}
          <span
            className={clsx(
              'absolute top-1.5 left-0 size-3 rounded-full border-2 sm:top-0',
              step.state === 'future' ? 'border-line-strong bg-card' : 'border-accent',
              step.state === 'past' && 'bg-accent',
              step.state === 'now' && 'bg-card ring-4 ring-accent-soft',
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
