import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import type { statistics } from './block.ts'

export function StatisticsView({ id, tone, value: { title, items } }: ViewProps<typeof statistics>) {
  return (
    <Band id={id} tone={tone} title={title}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
        {items.map(({ value, label }, at) => (
          <div key={at} className="flex flex-col-reverse justify-end border-l-2 border-accent pl-5">
            <dt className="mt-1 text-muted">{label}</dt>
            <dd className="text-3xl leading-tight font-bold tabular-nums sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
