import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ScoreChart } from '../../../../ui/score-chart.tsx'
import { benchmarkWords } from '../words.ts'
import { EntryLinks } from './parts/entry-links.tsx'
import type { Route } from './+types/benchmark.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'

/** The benchmark that the address names, else the first one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const asked = url.searchParams.get('id')
  const version = url.searchParams.get('version')
  const benchmarkId = asked === null ? (await api('GET /api/benchmarks')).list[0]?.id : Number(asked)
  if (benchmarkId === undefined) return { benchmark: null }
  return {
    benchmark: await api('GET /api/benchmarks/{benchmarkId}', {
      params: { benchmarkId },
      query: version === null ? {} : { version: Number(version) },
    }),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, benchmarkWords, words => ({
    title: loaderData?.benchmark?.title ?? words.title,
    description: loaderData?.benchmark?.summary ?? words.description,
  }))

type Benchmark = NonNullable<Route.ComponentProps['loaderData']['benchmark']>

export default function BenchmarkPage({ loaderData: { benchmark } }: Route.ComponentProps) {
  const words = useWords(benchmarkWords)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      {benchmark === null ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <Shown benchmark={benchmark} />
      )}
    </div>
  )
}

/** A benchmark: its task, its best over time, and how each method did. */
function Shown({ benchmark }: { benchmark: Benchmark }) {
  const { formatDay } = useFormats()
  const words = useWords(benchmarkWords)
  const { id, version, entries, progress } = benchmark
  const entryById = new Map(entries.map(entry => [entry.id, entry]))
  const submits = pathTo('/competitions/:id/submits', { id: benchmark.competition.id })
  const method = pathTo('/evalution/:benchmarkId/method', { benchmarkId: id })
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-sm">
            <SiteLink to="/evalution">{words.all}</SiteLink>
          </p>
          <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{unbroken(benchmark.title)}</h1>
          <p className="mt-2 max-w-2xl text-muted">{benchmark.summary}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <SiteLink to={submits} className={buttonClass()}>
            {words.submit}
          </SiteLink>
          <SiteLink to={method} className={buttonClass({ variant: 'secondary' })}>
            {words.enter}
          </SiteLink>
        </p>
      </header>
      {benchmark.versions.length > 1 && (
        <ChoiceLinks
          label={words.version}
          chosen={version?.id}
          choices={benchmark.versions.map(
            one => [one.id, one.title, `${pathTo('/evalution/cmpt')}?id=${id}&version=${one.id}`] as const,
          )}
        />
      )}
      {entries.length > 0 && version && (
        <Card as="section">
          <ScoreChart
            points={progress.flatMap(({ id: entryId, best }) => {
              const entry = entryById.get(entryId)
              return entry
                ? [
                    {
                      at: Date.parse(entry.at),
                      score: entry.value,
                      line: best,
                      label: entry.method,
                      scoreText: entry.score,
                    },
                  ]
                : []
            })}
            title={`${words.progress} · ${version.metric}`}
            timeLabel={words.time}
            scoreLabel={words.score}
            formatTime={at => formatDay(new Date(at).toISOString(), usualZone)}
            formatScore={(score, scores) => shownAmong(scores, version.precision)(score)}
          />
        </Card>
      )}
      <section aria-labelledby="board" className="grid gap-4">
        <h2 id="board" className="text-2xl font-bold">
          {words.board}
        </h2>
        {entries.length === 0 ? (
          <EmptyState
            title={words.details.none}
            action={
              <SiteLink to={method} className={buttonClass({ variant: 'secondary' })}>
                {words.enter}
              </SiteLink>
            }
          >
            {words.noBest}
          </EmptyState>
        ) : (
          <DataTable
            caption={words.board}
            rows={entries.map((entry, at) => ({ ...entry, rank: at + 1 }))}
            rowKey={entry => entry.id}
            columns={[
              {
                key: 'rank',
                label: words.columns.rank,
                numeric: true,
                cell: entry => formatCount(entry.rank),
              },
              {
                key: 'method',
                label: words.columns.method,
                isName: true,
                cell: entry => (
                  <>
                    <SiteLink to={`${pathTo('/evalution/details')}?id=${entry.id}`} className="font-medium">
                      {entry.method}
                    </SiteLink>
                    <p className="text-sm text-muted">
                      {[entry.authors, entry.organisation].filter(Boolean).join(' · ')}
                    </p>
                  </>
                ),
              },
              { key: 'score', label: words.columns.score, numeric: true, cell: entry => entry.score },
              {
                key: 'date',
                label: words.columns.date,
                wideOnly: true,
                cell: entry => (
                  <span className="whitespace-nowrap text-muted tabular-nums">
                    {formatDay(entry.at, usualZone)}
                  </span>
                ),
              },
              {
                key: 'links',
                label: words.columns.links,
                wideOnly: true,
                cell: entry => <EntryLinks entry={entry} />,
              },
              {
                key: 'state',
                label: words.columns.state,
                cell: entry =>
                  entry.isVerified ? (
                    <Badge tone="good">{words.verified}</Badge>
                  ) : (
                    <span className="text-muted">{words.unverified}</span>
                  ),
              },
            ]}
          />
        )}
      </section>
      <section className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: benchmark.html }} />
        <Card as="section" className="self-start">
          <h2 className="font-semibold">{words.how}</h2>
          <p className="mt-2 text-sm text-muted">{words.howText}</p>
          <p className="mt-4">
            <SiteLink to={pathTo('/competitions/:id', { id: benchmark.competition.id })}>
              {benchmark.competition.title}
            </SiteLink>
          </p>
        </Card>
      </section>
    </>
  )
}
