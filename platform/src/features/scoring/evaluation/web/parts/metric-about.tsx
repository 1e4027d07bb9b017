import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { metricTerms } from '../../../../engine/metrics/term-words.ts'
import type { MetricForm } from './types.ts'

/** What a metric is: in a sentence, as a formula, and which way is better. */
export function MetricAbout({ metric }: { metric: MetricForm }) {
  const words = useWords(metricTerms)
  const range = `[${metric.least ?? '−∞'}, ${metric.greatest ?? '∞'}]`
  const facts = [
    [words.direction, words.directions[metric.direction]],
    [words.range, range],
    [words.needs, words.predictions[metric.prediction]],
  ] as const
  return (
    <section aria-label={metric.name} className="grid gap-4">
      <p className="text-muted">
        {metric.about}{' '}
        <SiteLink to={pathTo('/metrics/:key', { key: metric.key })} target="_blank">
          {words.explained}
        </SiteLink>
      </p>
      <Scroller
        label={words.formula}
        className="prose overflow-x-auto rounded-xl bg-sunken px-4 py-2 text-lg"
        html={metric.formula}
      />
      <dl className="grid gap-4 text-sm sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
