import { ArrowRight } from 'lucide-react'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
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
          <table className="w-full">
            <thead className="sr-only">
              <tr>
                <th scope="col">{words.rank}</th>
                <th scope="col">{words.team}</th>
                <th scope="col">{words.score}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {board.rows.map(row => (
                <tr key={row.rank}>
                  <td className="w-16 py-3 pl-5">
                    <Place rank={row.rank} text={String(row.rank)} />
                  </td>
                  <th scope="row" className="py-3 text-left font-medium break-words">
                    {row.team}
                  </th>
                  <td className="py-3 pr-5 text-right font-mono tabular-nums">{row.score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-muted">{words.noBoard}</p>
      )}
    </Band>
  )
}
