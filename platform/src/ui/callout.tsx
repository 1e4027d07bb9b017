import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  info: { look: 'bg-accent-soft', icon: Info, colour: 'text-accent' },
  good: { look: 'bg-good-soft', icon: CircleCheck, colour: 'text-good' },
  warn: { look: 'bg-warn-soft', icon: TriangleAlert, colour: 'text-warn' },
  bad: { look: 'bg-bad-soft', icon: CircleAlert, colour: 'text-bad' },
}

/** Something to know here. `live` is read out when it appears. */
export function Callout({
  kind = 'info',
  title,
  live = false,
  children,
}: {
  kind?: keyof typeof kinds
  title?: ReactNode
  live?: boolean
  children?: ReactNode
}) {
  const { look, icon: Icon, colour } = kinds[kind]
  return (
    <div
      className={clsx('flex gap-3 rounded-xl p-4 text-sm', look)}
      role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon className={clsx('mt-0.5 size-5 shrink-0', colour)} aria-hidden="true" />
      <div className="in-text min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
