import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Place } from '../../../../../ui/place.tsx'
import { RankChange } from '../../../../../ui/rank-change.tsx'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { rankingWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Rankings = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['rankings']>

/** Where the reader's team stands, what it lacks to the next place, and how it came there. */
export function OwnStanding({
  rankings,
  precision,
  zone,
}: {
  rankings: Rankings
  precision: number
  zone: string
}) {
  const { formatDay, formatTime } = useFormats()
  const words = useWords(rankingWords)
  const { own, ownHistory, list, total } = rankings
  if (!own || own.ranking === null) return null
  const ahead = list.find(entry => entry.ranking === (own.ranking as number) - 1)
  const facts = [
    [words.columns.maxScore, own.maxScore],
    ...(ahead
      ? [[words.gap, Math.abs(Number(ahead.maxScore) - Number(own.maxScore)).toFixed(precision)] as const]
      : []),
    [words.columns.validSubmitCount, formatCount(own.validSubmitCount)],
  ] as const
  const { up, down, same } = rankings.stage === 1 ? words.sinceListA : words
  return (
    <section
      aria-label={words.own}
      className="grid gap-x-10 gap-y-6 rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <p className="text-sm text-muted">{words.own}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-4xl font-bold tracking-tight tabular-nums">
            {own.ranking <= 3 ? (
              <Place rank={own.ranking} text={formatCount(own.ranking)} />
            ) : (
              formatCount(own.ranking)
            )}
          </span>
          <span className="text-muted tabular-nums">/ {formatCount(total)}</span>
          <span className="text-sm">
            <RankChange change={own.change} up={up} down={down} same={same} />
          </span>
        </p>
        <dl className="mt-5 grid gap-2 text-sm tabular-nums">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {ownHistory.length > 1 && (
        <ScoreChart
          title={words.history}
          isLow
          timeLabel={words.time}
          scoreLabel={words.score}
          formatTime={at => formatDay(new Date(at), zone)}
          formatScore={score => String(Number(score.toFixed(precision)))}
          points={ownHistory.map(point => ({
            at: Date.parse(point.at),
            score: point.score,
            line: point.best,
            label: formatTime(point.at, zone),
            scoreText: point.score.toFixed(precision),
          }))}
        />
      )}
    </section>
  )
}
