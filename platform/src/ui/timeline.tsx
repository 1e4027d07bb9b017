import { clsx } from 'clsx'

export type TimelineStep = { label: string; time: string; state: 'past' | 'now' | 'future' }

/** Phases in their order; the present one is marked. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col sm:gap-0">
      {steps.map(step => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative pl-6 sm:pt-6 sm:pr-4 sm:pl-0"
        >
          <span
            className={clsx(
              'absolute top-1.5 left-0 size-3 rounded-full border-2 sm:top-0',
              step.state === 'future' ? 'border-line bg-card' : 'border-accent',
              step.state === 'past' && 'bg-accent',
              step.state === 'now' && 'bg-card ring-4 ring-accent-soft',
            )}
            aria-hidden="true"
          />
          <span
            className="absolute top-[5px] right-0 left-4 hidden h-0.5 bg-line sm:block"
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
