import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { ratingWords } from '../../words.ts'
import { Medals } from './medals.tsx'
import { RatingChart } from './rating-chart.tsx'
import { TierBadge } from './tier-badge.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

export type PersonRating = Answer<SiteCalls['GET /api/users/{id}/rating']>

/** A person's rating, how it came about and how it changed: for their profile. */
export function RatingHistory({ rated }: { rated: PersonRating }) {
  const { formatDay } = useFormats()
  const words = useWords(ratingWords)
  const { rating, results, history } = rated
  if (!rating) return <EmptyState title={words.person.none}>{words.person.noneHint}</EmptyState>
  const show = (points: number) => formatCount(Math.round(points))
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-3xl font-semibold tabular-nums">
          {show(rating.points)}{' '}
          <span className="text-base font-normal text-muted">{words.person.points}</span>
        </p>
        <TierBadge tier={rating.tier} />
        <Medals counts={rating.medals} />
        <SiteLink to="/users/ranking" className="text-sm">
          {rating.place === null ? words.person.unlisted : words.person.place(formatCount(rating.place))}
        </SiteLink>
      </div>
      {history.length > 1 && <RatingChart history={history} />}
      <DataTable
        caption={words.person.results}
        rows={results}
        rowKey={row => `${row.competition.id} ${row.board}`}
        columns={[
          {
            key: 'competition',
            label: words.person.competition,
            isName: true,
            takesRest: true,
            cell: row => (
              <SiteLink to={pathTo('/competitions/:id', { id: row.competition.id })}>
                {row.competition.title}
                {row.board && <span className="text-muted"> · {row.board}</span>}
              </SiteLink>
            ),
          },
          {
            key: 'rank',
            label: words.person.rank,
            numeric: true,
            cell: row => words.person.rankOf(formatCount(row.rank), formatCount(row.teams)),
          },
          {
            key: 'medal',
            label: words.columns.medals,
            cell: row => (row.medal ? words.medals[row.medal] : <span className="text-muted">–</span>),
          },
          {
            key: 'ended',
            label: words.person.ended,
            numeric: true,
            wideOnly: true,
            cell: row => formatDay(row.endedOn, 'UTC'),
          },
          {
            key: 'earned',
            label: words.person.earned,
            numeric: true,
            wideOnly: true,
            cell: row => show(row.points),
          },
          { key: 'now', label: words.person.now, numeric: true, cell: row => show(row.pointsNow) },
        ]}
      />
    </div>
  )
}
