import { useState } from 'react'
import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Input } from '../../../../ui/input.tsx'
import { metricTerms } from '../term-words.ts'
import { metricWords } from '../words.ts'
import type { Route } from './+types/metrics.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/metrics')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, metricWords, words => ({ title: words.title, description: words.lead }))

/** All metrics by what is predicted, to search by name. */
export default function MetricsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(metricWords)
  const terms = useWords(metricTerms)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = loaderData.metrics.filter(({ key, name, about }) =>
    `${key} ${name} ${about}`.toLowerCase().includes(wanted),
  )
  const families = [...Map.groupBy(found, ({ prediction }) => prediction)]
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        maxLength={60}
        onChange={setSearch}
        className="max-w-xl"
      />
      <p className="-mb-2 text-sm text-muted" role="status">
        {words.found(formatCount(found.length))}
      </p>
      {families.length === 0 && (
        <EmptyState title={words.none} action={<Button onClick={() => setSearch('')}>{words.clear}</Button>}>
          {words.noneHint}
        </EmptyState>
      )}
      {families.map(([prediction, metrics]) => (
        <section key={prediction} aria-labelledby={prediction} className="grid gap-3">
          <h2 id={prediction} className="text-lg font-semibold">
            {terms.families[prediction]}
          </h2>
          <Card>
            <ul className="-my-2 divide-y divide-line">
              {metrics.map(metric => (
                <li
                  key={metric.key}
                  className="relative grid gap-x-6 gap-y-1 py-3 hover:text-accent sm:grid-cols-[14rem_1fr_auto]"
                >
                  <h3 className="font-medium">
                    <SiteLink
                      to={pathTo('/metrics/:key', { key: metric.key })}
                      className="no-underline after:absolute after:inset-0"
                    >
                      {metric.name}
                    </SiteLink>
                  </h3>
                  <p className="text-sm text-muted">{metric.about}</p>
                  <p className="flex flex-wrap items-start gap-2 text-sm text-muted">
                    {metric.takesWeights && <Badge>{words.weights}</Badge>}
                    <span className="whitespace-nowrap">{terms.directions[metric.direction]}</span>
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}
