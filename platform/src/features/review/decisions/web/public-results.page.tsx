import { useFormats } from '../../../../site/use-formats.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { outcomeWords } from '../outcome-words.ts'
import type { Route } from './+types/public-results.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(pageContext).api('GET /api/spic/{id}/results', { params: { id: Number(params.id) } })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, outcomeWords, words => ({
    title: loaderData ? words.titleOf(loaderData.edition.name) : words.title,
  }))

/** What was published of an edition, for everybody. */
export default function PublicResultsPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { edition, publishedAt, tracks } = loaderData
  const words = useWords(outcomeWords)
  const zone = useZone()
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHead title={words.titleOf(edition.name)}>{words.lead(formatTime(publishedAt, zone))}</PageHead>
      {tracks.map(track => (
        <section key={track.id} className="grid grid-cols-1 gap-3">
          <h2 className="text-lg font-semibold wrap-anywhere">{track.name}</h2>
          {track.proposals.length === 0 ? (
            <p className="text-muted">{words.nothing}</p>
          ) : (
            <DataTable
              caption={track.name}
              rows={track.proposals}
              rowKey={row => `${row.entry} ${row.title}`}
              columns={[
                {
                  key: 'prize',
                  label: words.prize,
                  cell: row => (
                    <Badge tone={row.outcome === 'awarded' ? 'good' : 'neutral'}>
                      {row.prize || words.outcomes[row.outcome]}
                    </Badge>
                  ),
                },
                { key: 'title', label: words.proposal, isName: true, cell: row => row.title },
                { key: 'entry', label: words.entry, isName: true, cell: row => row.entry },
              ]}
            />
          )}
        </section>
      ))}
      <p className="flex flex-wrap gap-4">
        <SiteLink to={pathTo('/spic/:id', { id: edition.id })}>{words.toEdition}</SiteLink>
        <SiteLink to={pathTo('/spic/:id/letter', { id: edition.id })}>{words.toLetter}</SiteLink>
      </p>
    </div>
  )
}
