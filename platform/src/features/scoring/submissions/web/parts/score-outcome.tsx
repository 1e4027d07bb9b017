import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { RankChange } from '../../../../../ui/rank-change.tsx'
import type { phrases } from '../../phrases.zh.ts'
import { submissionWords } from '../../words.ts'
import type { Outcome } from '../watch-submission.ts'

type Words = (typeof phrases)['live']

/** A score beside the best before, in words. */
export function againstBest({ change, difference, bestBefore }: Outcome, { against }: Words): string {
  const [by, before] = [difference ?? '', bestBefore ?? '']
  if (change === 'first') return against.first
  return change === 'same' ? against.same(before) : against[change](by, before)
}

/** What a score did: against the own best, in ranks, to the next team, and how often one may still try. */
export function ScoreOutcome({ score, outcome }: { score: string; outcome: Outcome }) {
  const { live: words } = useWords(submissionWords)
  const { change, rank, rankBefore, total, gapToNext, left } = outcome
  const isGood = change === 'first' || change === 'better'
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p
          className={`text-4xl font-bold tracking-tight tabular-nums sm:text-5xl ${isGood ? 'text-good' : ''}`}
        >
          {score}
        </p>
        <p className={`flex items-center gap-1 text-sm ${isGood ? 'font-medium text-good' : 'text-muted'}`}>
          {change === 'better' && <ArrowUp className="size-4 shrink-0" aria-hidden="true" />}
          <span className="tabular-nums">{againstBest(outcome, words)}</span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-4 tabular-nums">
        {rank !== null && (
          <Fact label={words.place}>
            {rankBefore !== null && rankBefore !== rank && (
              <span className="text-muted">
                {formatCount(rankBefore)} <span aria-hidden="true">→</span>{' '}
              </span>
            )}
            {formatCount(rank)}{' '}
            <span className="text-sm font-normal text-muted">{words.placeOf(formatCount(total))}</span>{' '}
            {rankBefore === rank ? (
              <span className="text-sm font-normal text-muted">· {words.unchanged}</span>
            ) : (
              <span className="text-sm">
                <RankChange
                  change={rankBefore === null ? null : rankBefore - rank}
                  up={words.up}
                  down={words.down}
                  same={words.unchanged}
                />
              </span>
            )}
          </Fact>
        )}
        {rank !== null && gapToNext !== null && (
          <Fact label={words.gap(formatCount(rank - 1))}>{gapToNext}</Fact>
        )}
        <Fact label={words.left}>{left}</Fact>
      </dl>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  )
}
