import { clsx } from 'clsx'
import { formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { linearScale } from '../../../../../ui/scale.ts'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { lineOf, ownLines } from '../../course.rules.ts'
import { dailyWords } from '../../daily-words.ts'

export type RanksOfDays = {
  days: readonly string[]
  teams: readonly { id: number; name: string; isOwn: boolean; ranks: readonly (number | null)[] }[]
}

/** As high as what is pressed may be at least. */
const rowHeight = 24
/** Ten that can be told apart, on light ground and on dark. */
const colorOf = (index: number) => `oklch(0.63 0.16 ${(index * 108 + 255) % 360})`

/** How the leading teams and the reader's came to their places: a line for each, with its name where it ends. */
export function RanksByDay({ days, teams, day }: RanksOfDays & { day: string }) {
  const words = useWords(dailyWords)
  const { id: competition } = useCompetition()
  const { formatDay } = useFormats()
  const date = (at: string) => formatDay(`${at}T12:00:00Z`, 'UTC')
  const at = (one: string) => Date.parse(`${one}T00:00:00Z`)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const x = linearScale(at(first), at(last), 0, 100)
  const all = teams.flatMap(team => team.ranks.filter(rank => rank !== null))
  const worst = Math.max(...all, teams.length)
  const height = (worst > ownLines ? ownLines + 2 : worst) * rowHeight
  const y = (rank: number) => Math.round((lineOf(rank, worst) + 0.5) * rowHeight * 10) / 10
  const drawn = teams.map((team, index) => ({
    ...team,
    color: team.isOwn ? 'var(--accent)' : colorOf(index),
    from: team.ranks.find(rank => rank !== null) ?? null,
    to: team.ranks.at(-1) ?? null,
  }))
  return (
    <figure className="rounded-2xl border border-line bg-card px-4 py-3 shadow-card sm:px-5">
      <figcaption className="mb-2 text-sm font-medium">{words.course.title}</figcaption>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] gap-x-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
        <svg
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className="w-full"
          style={{ height }}
          aria-hidden="true"
        >
          {day >= first && day <= last && (
            <path
              d={`M${x(at(day))},0V${height}`}
              stroke="var(--line-strong)"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {drawn.map(team => (
            <path
              key={team.id}
              d={lineThrough(
                days.map((one, index) => [x(at(one)), team.ranks[index] ?? null]),
                y,
              )}
              fill="none"
              stroke={team.color}
              strokeWidth={team.isOwn ? 3.5 : 2}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ol className="relative" style={{ height }}>
          {drawn.map(team =>
            team.to === null ? null : (
              <li
                key={team.id}
                className="absolute inset-x-0 flex h-6 -translate-y-1/2 items-center gap-2 text-sm"
                style={{ top: y(team.to) }}
              >
                <span
                  className="size-2 shrink-0 rounded-full"
                  style={{ background: team.color }}
                  aria-hidden="true"
                />
                <span className="min-w-5 text-right text-muted tabular-nums">{formatCount(team.to)}</span>
                <SiteLink
                  to={pathTo('/competitions/:id/teams/:teamId', { id: competition, teamId: team.id })}
                  className={clsx(
                    'truncate leading-6 no-underline hover:text-accent',
                    team.isOwn && 'font-semibold text-accent',
                  )}
                  translate="no"
                >
                  {team.name}
                </SiteLink>
                {team.from !== null && <span className="sr-only">{words.course.from(team.from)}</span>}
              </li>
            ),
          )}
        </ol>
        <p className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
          <span>{date(first)}</span>
          <span>{date(last)}</span>
        </p>
      </div>
    </figure>
  )
}

/** Curves from one place to the next; on days without one there is a gap. */
function lineThrough(
  points: readonly (readonly [number, number | null])[],
  y: (rank: number) => number,
): string {
  return points
    .map(([x, rank], index) => {
      if (rank === null) return ''
      const [x0, before] = points[index - 1] ?? [0, null]
      if (before === null) return `M${x},${y(rank)}`
      const middle = (x0 + x) / 2
      return `C${middle},${y(before)} ${middle},${y(rank)} ${x},${y(rank)}`
    })
    .join('')
}
