import { ArrowRight } from 'lucide-react'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { Place } from '../../../../../ui/place.tsx'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { pageWords } from '../../words.ts'
import type { leaderboard } from './block.ts'

export function LeaderboardView({ id, tone, value: { title, lead, board } }: ViewProps<typeof leaderboard>) {
  const words = useWords(pageWords)
  return (
    <Band id={id} tone={tone} title={title} lead={lead}>
      {board ? (
        <div className="overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4">
            <span className="font-semibold">
              {board.title}
              <span className="ml-3 font-normal text-muted">{board.round}</span>
            </span>
            <SiteLink
              to={pathTo('/competitions/:id/ranking', { id: board.competitionId })}
              className="inline-flex items-center gap-1 text-sm font-medium text-accent no-underline hover:underline"
            >
              {words.wholeBoard}
              <ArrowRight className="size-4" aria-hidden="true" />
            </SiteLink>
          </p>
          <DataTable
            caption={board.title}
            rows={board.rows}
            rowKey={row => row.rank}
            columns={[
              {
                key: 'rank',
                label: words.rank,
                centered: true,
                cell: row => <Place rank={row.rank} text={String(row.rank)} />,
              },
              { key: 'team', label: words.team, isName: true, cell: row => row.team },
              { key: 'score', label: words.score, numeric: true, cell: row => row.score },
            ]}
          />
        </div>
      ) : (
        <p className="text-muted">{words.noBoard}</p>
      )}
    </Band>
  )
}
