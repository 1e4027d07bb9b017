import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { linearScale } from '../../../../../ui/scale.ts'
import { rankingWords } from '../../words.ts'
import type { RankEntry, Rankings } from './ranking-table.tsx'
import { shownScore } from '../../../../../base/web/shown-score.ts'

/** Marks closer to each other than this share of the width would cover each other's words; on a phone, than this. */
const room = 9
const narrowRoom = 24

/** Where all teams lie between the worst and the best score, with the reader's own, the baselines and what the first places take. */
export function ScoreStrip({
  spread,
  own,
  baselines,
  precision,
  isOfPrizes,
}: {
  spread: NonNullable<Rankings['spread']>
  own: RankEntry | null
  baselines: readonly RankEntry[]
  precision: number
  /** The first places are those that have prizes. */
  isOfPrizes: boolean
}) {
  const words = useWords(rankingWords)
  const { from, to, bins, beyond, cuts } = spread
  const x = linearScale(from, to, 0, 100)
  const isDrawn = ({ score }: { score: number }) => (from < to ? score >= from : score <= from)
  const most = Math.max(...bins.map(({ teams }) => teams))
  const score = (value: number) => shownScore(value, precision)
  const wanted = [
    ...(own ? [{ score: Number(own.maxScore), text: words.own, kind: 'own' as const }] : []),
    ...cuts.map(cut => ({ ...cut, text: words.spread.cut(cut.place), kind: 'cut' as const })),
    ...baselines.map(one => ({
      score: Number(one.maxScore),
      text: one.team.isBaseline ? words.baseline : words.ofStaff,
      kind: 'baseline' as const,
      name: one.team.name,
    })),
  ].filter(isDrawn)
  // Those that come first are worth more.
  const apart = (least: number) => {
    const kept: typeof wanted = []
    for (const mark of wanted)
      if (kept.every(other => Math.abs(x(other.score) - x(mark.score)) >= least)) kept.push(mark)
    return kept
  }
  const marks = apart(room)
  const narrow = new Set(apart(narrowRoom))
  return (
    <figure aria-label={words.spread.title} className="min-w-0 text-xs tabular-nums">
      <div className="relative mx-7 h-13">
        {marks.map(mark => (
          <span
            key={mark.kind + mark.text}
            className={clsx(
              'absolute top-0 bottom-0 w-0 border-l',
              mark.kind === 'own' ? 'z-10 border-accent' : 'border-dashed border-line-strong',
              !narrow.has(mark) && 'max-sm:hidden',
            )}
            style={{ left: `${x(mark.score)}%` }}
          >
            <span
              className={clsx(
                'absolute top-0 left-0 max-w-24 -translate-x-1/2 truncate bg-card px-1 leading-4 whitespace-nowrap',
                mark.kind === 'own' ? 'font-semibold text-accent' : 'text-muted',
              )}
              title={`${'name' in mark ? mark.name : isOfPrizes && mark.kind === 'cut' ? words.prizesTo(mark.place) : mark.text} ${score(mark.score)}`}
            >
              {isOfPrizes && mark.kind === 'cut' && (
                <>
                  <Trophy className="mr-0.5 mb-0.5 inline size-3" aria-hidden="true" />
                  <span className="sr-only">{words.spread.prize} </span>
                </>
              )}
              {mark.text}
            </span>
          </span>
        ))}
        {bins.map(bin => (
          <span
            key={bin.score}
            className="absolute bottom-0 w-1 -translate-x-1/2 rounded-t-xs bg-accent opacity-60 hover:opacity-100"
            style={{ left: `${x(bin.score)}%`, height: `${20 + 40 * Math.sqrt(bin.teams / most)}%` }}
            title={`${score(bin.score)} · ${words.spread.teams(formatCount(bin.teams))}`}
          />
        ))}
        <span className="absolute -inset-x-2 bottom-0 border-b border-line-strong" />
      </div>
      <figcaption className="mt-1 flex justify-between gap-4 text-muted">
        <span>
          {score(from)}
          {beyond > 0 && ` · ${words.spread.beyond(formatCount(beyond))}`}
        </span>
        <span>{score(to)}</span>
      </figcaption>
    </figure>
  )
}
