import { clsx } from 'clsx'
import { LineChart } from 'lucide-react'
import { startTransition, Suspense, useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Place } from '../../../../../ui/place.tsx'
import { RankChange } from '../../../../../ui/rank-change.tsx'
import { shownScore } from '../../../../../base/web/shown-score.ts'
import { rankingWords } from '../../words.ts'
import { rowOf, type Rankings } from './ranking-table.tsx'

// Loaded when it is asked for.
const OwnHistory = lazyPiece(() => import('./own-history.tsx').then(module => module.OwnHistory))

/** Where the reader's team stands and what it lacks to the next place, in one line; how it came there when it is asked for. */
export function OwnStanding({
  rankings,
  precision,
  zone,
}: {
  rankings: Rankings
  precision: number
  zone: string
}) {
  const words = useWords(rankingWords)
  const link = useQueryLink()
  const [hasHistory, setHasHistory] = useState(false)
  const { own, ownHistory, list, total, perSize, search } = rankings
  if (!own || own.ranking === null) return null
  const ahead = list.find(entry => entry.ranking === (own.ranking as number) - 1)
  const facts = [
    [words.columns.maxScore, own.maxScore],
    ...(ahead
      ? [[words.gap, shownScore(Math.abs(Number(ahead.maxScore) - Number(own.maxScore)), precision)] as const]
      : []),
    [words.columns.validSubmitCount, formatCount(own.validSubmitCount)],
  ] as const
  const { up, down, same } = rankings.stage === 1 ? words.sinceListA : words
  const page = Math.ceil(own.ranking / perSize)
  return (
    <section aria-label={words.own} className="grid gap-4">
      <div className="flex items-center justify-between gap-x-3 sm:justify-start sm:gap-x-6">
        <p className="flex items-baseline gap-2 whitespace-nowrap">
          <SiteLink
            to={`${link({ page, search: null })}#${rowOf(own)}`}
            title={words.jump}
            className="text-3xl font-bold tracking-tight tabular-nums no-underline hover:text-accent"
          >
            {own.ranking <= 3 ? (
              <Place rank={own.ranking} text={formatCount(own.ranking)} />
            ) : (
              formatCount(own.ranking)
            )}
            <span className="sr-only"> {words.jump}</span>
          </SiteLink>
          {search === '' && <span className="text-muted tabular-nums">/ {formatCount(total)}</span>}
          <span className="text-sm">
            <RankChange change={own.change} up={up} down={down} same={same} />
          </span>
        </p>
        <dl className="flex gap-x-3 tabular-nums sm:gap-x-6">
          {facts.map(([label, value], index) => (
            <div key={label} className={clsx(index > 1 && 'max-sm:hidden')}>
              <dt className="text-xs whitespace-nowrap text-muted">{label}</dt>
              <dd className="text-sm font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {ownHistory.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            className="px-2"
            title={words.openHistory}
            aria-label={words.openHistory}
            aria-expanded={hasHistory}
            // The press is seen before the chart is drawn.
            onClick={() => startTransition(() => setHasHistory(!hasHistory))}
          >
            <LineChart className="size-4" aria-hidden="true" />
          </Button>
        )}
      </div>
      {hasHistory && (
        <Suspense fallback={<div className="skeleton h-44" />}>
          <OwnHistory history={ownHistory} precision={precision} zone={zone} />
        </Suspense>
      )}
    </section>
  )
}
