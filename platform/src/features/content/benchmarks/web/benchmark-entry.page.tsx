import { formatCount, usualZone } from '../../../../base/web/format.ts'
import type { SiteApi } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { benchmarkWords } from '../words.ts'
import { EntryLinks } from './parts/entry-links.tsx'
import type { Route } from './+types/benchmark-entry.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

/** The entry that the address names, else the best of the first benchmark. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const asked = url.searchParams.get('id')
  const entryId = asked === null ? await firstOf(api) : Number(asked)
  if (entryId === undefined) return { entry: null }
  return { entry: await api('GET /api/benchmarks/entries/{entryId}', { params: { entryId } }) }
}

async function firstOf(api: SiteApi): Promise<number | undefined> {
  const { list } = await api('GET /api/benchmarks')
  const first = list.find(one => one.best !== null)
  if (!first) return undefined
  const { entries } = await api('GET /api/benchmarks/{benchmarkId}', { params: { benchmarkId: first.id } })
  return entries[0]?.id
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, benchmarkWords, words => ({
    title: loaderData?.entry?.method ?? words.details.title,
    description: words.description,
  }))

/** How a method was made, and how it did. */
export default function EntryPage({ loaderData: { entry } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(benchmarkWords)
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-6 px-4 py-10 sm:px-6">
      {entry === null ? (
        <EmptyState title={words.details.none}>{words.details.noneHint}</EmptyState>
      ) : (
        <>
          <header>
            <p className="text-sm text-muted">{entry.benchmark.title}</p>
            <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{entry.method}</h1>
            <p className="mt-3 flex flex-wrap items-center gap-3">
              <span className="text-2xl font-bold tabular-nums">{entry.score}</span>
              <span className="text-muted">{words.details.rank(formatCount(entry.rank))}</span>
              {entry.isVerified ? (
                <Badge tone="good">{words.verified}</Badge>
              ) : (
                <Badge>{words.unverified}</Badge>
              )}
            </p>
            {entry.isVerified && <p className="mt-1 text-sm text-muted">{words.verifiedHint}</p>}
          </header>
          <dl className="grid gap-3 text-sm sm:grid-cols-2">
            {(
              [
                [words.details.authors, entry.authors],
                [words.details.organisation, entry.organisation],
                [words.details.team, entry.team],
                [words.columns.date, formatDay(entry.at, usualZone)],
                [words.version, entry.version.title],
                [words.metric, entry.version.metric],
              ] as const
            ).map(
              ([label, value]) =>
                value !== '' && (
                  <div key={label}>
                    <dt className="text-muted">{label}</dt>
                    <dd className="font-medium tabular-nums">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <EntryLinks entry={entry} />
          {entry.html !== '' && (
            <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: entry.html }} />
          )}
          <p>
            <SiteLink
              to={`${pathTo('/evalution/cmpt')}?id=${entry.benchmark.id}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.details.back}
            </SiteLink>
          </p>
        </>
      )}
    </div>
  )
}
