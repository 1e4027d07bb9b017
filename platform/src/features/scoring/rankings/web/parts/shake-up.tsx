import { clsx } from 'clsx'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { linearScale } from '../../../../../ui/scale.ts'
import { rankingWords } from '../../words.ts'
import { rowOf, type RankEntry } from './ranking-table.tsx'

// Of a name one can point at.
const rowHeight = 24

/** Who rose and who fell from list A to list B: a line for each team, from its place on the one to its place on the other. */
export function ShakeUp({ entries, own }: { entries: readonly RankEntry[]; own: RankEntry | null }) {
  const words = useWords(rankingWords)
  const moved = entries.flatMap(entry =>
    entry.ranking === null || entry.change === null
      ? []
      : [{ entry, before: entry.ranking + entry.change, after: entry.ranking }],
  )
  if (moved.length < 2) return null
  // Places among those that are drawn: a team from far below would draw all others together.
  const places = (of: (one: (typeof moved)[number]) => number) =>
    new Map(moved.toSorted((a, b) => of(a) - of(b)).map((one, index) => [one.entry.team.id, index]))
  const [left, right] = [places(one => one.before), places(one => one.after)]
  const y = linearScale(0, moved.length, 0, moved.length * rowHeight)
  const middle = (at: Map<number, number>, id: number) => y((at.get(id) ?? 0) + 0.5)
  const name = (one: (typeof moved)[number], place: number, isLeft: boolean) => (
    <li
      key={one.entry.team.id}
      className={clsx(
        'flex items-center gap-2 text-sm',
        isLeft ? 'justify-end text-right' : '',
        one.entry.team.id === own?.team.id && 'font-semibold text-accent',
      )}
      style={{ height: rowHeight }}
    >
      <span className={clsx('tabular-nums', isLeft && 'order-2')}>{formatCount(place)}</span>
      <a href={`#${rowOf(one.entry)}`} className="truncate leading-6 no-underline hover:text-accent">
        {one.entry.team.name}
      </a>
    </li>
  )
  const inOrder = (of: (one: (typeof moved)[number]) => number) => moved.toSorted((a, b) => of(a) - of(b))
  return (
    <details className="-my-2">
      <summary className="py-1 text-sm font-medium text-accent">{words.shakeUp.title}</summary>
      <div className="my-2 grid rounded-2xl border border-line bg-card px-4 py-3 shadow-card grid-cols-[minmax(0,1fr)_minmax(4rem,16rem)_minmax(0,1fr)] gap-x-2">
        <p className="text-right text-xs text-muted">{words.shakeUp.before}</p>
        <span />
        <p className="text-xs text-muted">{words.shakeUp.after}</p>
        <ol aria-label={words.shakeUp.before}>
          {inOrder(one => one.before).map(one => name(one, one.before, true))}
        </ol>
        <svg
          viewBox={`0 0 100 ${moved.length * rowHeight}`}
          preserveAspectRatio="none"
          className="w-full"
          style={{ height: moved.length * rowHeight }}
          aria-hidden="true"
        >
          {moved.map(({ entry, before, after }) => {
            const from = middle(left, entry.team.id)
            const to = middle(right, entry.team.id)
            const isOwn = entry.team.id === own?.team.id
            return (
              <path
                key={entry.team.id}
                d={`M0,${from}C40,${from} 60,${to} 100,${to}`}
                fill="none"
                stroke={`var(--${isOwn ? 'accent' : after < before ? 'good' : after > before ? 'bad' : 'line-strong'})`}
                strokeWidth={isOwn ? 3 : 1.5}
                strokeOpacity={isOwn ? 1 : 0.6}
                vectorEffect="non-scaling-stroke"
              />
            )
          })}
        </svg>
        <ol aria-label={words.shakeUp.after}>
          {inOrder(one => one.after).map(one => name(one, one.after, false))}
        </ol>
      </div>
    </details>
  )
}
