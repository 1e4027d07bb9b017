import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Scroller } from '../../../../ui/scroller.tsx'
import { metricTerms } from '../term-words.ts'
import { metricWords } from '../words.ts'
import { ExampleTable } from './parts/example-table.tsx'
import type { Route } from './+types/metric.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/metrics/{key}', { params: { key: params.key } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, metricWords, words => ({
    title: loaderData ? `${loaderData.name} · ${words.title}` : words.title,
    description: loaderData?.about,
  }))

type Field = Route.ComponentProps['loaderData']['fields'][number]

/** What a metric is, what it needs, how it comes to a score, and what it makes of cases that are not plain. */
export default function MetricPage({ loaderData: metric }: Route.ComponentProps) {
  const words = useWords(metricWords)
  const terms = useWords(metricTerms)
  const nameOf = (name: string) => (terms.names as Record<string, string>)[name] ?? name
  const choiceOf = (value: string) => (terms.choices as Record<string, string>)[value] ?? value
  const valuesOf = ({ kind, choices, min, max }: Field) => {
    if (kind === 'choice') return choices.map(choiceOf).join(' · ')
    if (kind === 'boolean') return words.yesNo
    if (min === null && max === null) return words.anything
    return words.between(min === null ? '−∞' : String(min), max === null ? '∞' : String(max))
  }
  const { example } = metric
  const facts = [
    [words.direction, terms.directions[metric.direction]],
    [words.range, `[${metric.least ?? '−∞'}, ${metric.greatest ?? '∞'}]`],
    [words.needs, terms.predictions[metric.prediction]],
    [words.columns, words.columnsOf[metric.columns]],
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm">
        <SiteLink to="/metrics">← {words.back}</SiteLink>
      </p>
      <PageHead title={metric.name}>{metric.about}</PageHead>
      <Card as="section" className="grid grid-cols-1 gap-5">
        <Scroller
          label={terms.formula}
          className="prose overflow-x-auto rounded-xl bg-sunken px-4 py-2 text-lg"
          html={metric.formula}
        />
        <dl className="grid gap-4 text-sm sm:grid-cols-2 xl:grid-cols-4">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {metric.fields.length > 0 && (
        <section aria-labelledby="parameters" className="grid gap-3">
          <h2 id="parameters" className="text-lg font-semibold">
            {words.parameters}
          </h2>
          <DataTable
            caption={words.parameters}
            rows={metric.fields}
            rowKey={field => field.name}
            columns={[
              { key: 'name', label: words.parameter, cell: field => nameOf(field.name) },
              {
                key: 'initial',
                label: words.initial,
                cell: ({ initial }) => (initial === null ? '—' : choiceOf(String(initial))),
              },
              { key: 'values', label: words.values, cell: valuesOf },
            ]}
          />
        </section>
      )}
      {metric.roles.length > 0 && (
        <section aria-labelledby="roles" className="grid gap-3">
          <h2 id="roles" className="text-lg font-semibold">
            {words.roles}
          </h2>
          <ul className="grid gap-1 text-sm">
            {metric.roles.map(({ role, isNeeded }) => (
              <li key={role}>
                <code translate="no" className="rounded bg-sunken px-1.5 py-0.5">
                  {role}
                </code>{' '}
                {words.rolesOf[role]}
                <span className="text-muted"> ({isNeeded ? words.needed : words.optional})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="example" className="grid grid-cols-1 gap-3">
        <h2 id="example" className="text-lg font-semibold">
          {words.example}
        </h2>
        <p className="text-sm text-muted">{words.exampleText}</p>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <ExampleTable title={words.answers} rows={example.answers} />
          <ExampleTable title={words.submission} rows={example.submission} />
        </div>
        <Card>
          {example.params.length > 0 && (
            <p className="mb-2 text-sm text-muted">
              {words.with}:{' '}
              {example.params.map(({ name, value }) => `${nameOf(name)} = ${choiceOf(value)}`).join(', ')}
            </p>
          )}
          <p className="text-sm text-muted">{words.score}</p>
          <p className="text-3xl font-semibold tabular-nums">{example.score}</p>
          <Scroller label={words.steps} className="prose mt-3 overflow-x-auto" html={example.steps} />
        </Card>
      </section>
      <section aria-labelledby="edges" className="grid gap-3">
        <h2 id="edges" className="text-lg font-semibold">
          {words.edges}
        </h2>
        <Card>
          <dl className="-my-2 divide-y divide-line">
            {metric.edges.map(({ when, outcome }) => (
              <div key={when} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
                <dt className="prose font-medium" dangerouslySetInnerHTML={{ __html: when }} />
                <dd className="prose text-muted" dangerouslySetInnerHTML={{ __html: outcome }} />
              </div>
            ))}
          </dl>
        </Card>
      </section>
    </div>
  )
}
