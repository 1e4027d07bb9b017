import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ChartTable, CountAxes } from '../../../../../ui/chart.tsx'
import { managedWords } from '../../managed-words.ts'

type Bar = { label: string; accepted: number; failed: number }

/** How many were accepted and how many failed, bar by bar, and the same as a table for screen readers. */
export function CountBars({ title, of, bars }: { title: string; of: string; bars: readonly Bar[] }) {
  const { numbers: words } = useWords(managedWords)
  const most = Math.max(1, ...bars.map(bar => bar.accepted + bar.failed))
  const sum = bars.reduce((all, bar) => all + bar.accepted + bar.failed, 0)
  const share = (count: number) => `${(count / most) * 100}%`
  return (
    <figure className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <figcaption className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{title}</span>
        <span className="flex gap-4 text-muted">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-sm bg-accent" aria-hidden="true" />
            {words.accepted}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-sm bg-bad" aria-hidden="true" />
            {words.failedBars}
          </span>
        </span>
      </figcaption>
      {sum === 0 ? (
        <p className="grid h-32 place-items-center text-sm text-muted">{words.nothing}</p>
      ) : (
        <CountAxes
          most={most}
          format={formatCount}
          counted={words.counted}
          place={of}
          places={bars.map(bar => bar.label)}
        >
          <div className="relative flex h-32 items-stretch gap-px sm:gap-0.5">
            {bars.map(bar => (
              <div
                key={bar.label}
                className="flex min-w-0 grow flex-col justify-end"
                title={words.bar(bar.label, formatCount(bar.accepted), formatCount(bar.failed))}
              >
                <div className="rounded-t-sm bg-bad" style={{ height: share(bar.failed) }} />
                <div
                  className={bar.failed === 0 ? 'rounded-t-sm bg-accent' : 'bg-accent'}
                  style={{ height: share(bar.accepted) }}
                />
              </div>
            ))}
          </div>
        </CountAxes>
      )}
      <ChartTable
        caption={title}
        heads={[of, words.accepted, words.failedBars]}
        rows={bars.map(bar => [bar.label, bar.accepted, bar.failed])}
      />
    </figure>
  )
}
