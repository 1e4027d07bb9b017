import { hasSeconds } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { submissionWords } from '../../words.ts'
import { onBoard } from '../on-board.ts'
import type { SubmitsData } from '../submits.page.tsx'
import { shownAmong } from '../../../../../base/web/shown-score.ts'

/** What a team has before it hands in: how often it still may today, its best score, and whether anything is taken now. */
export function Standing({
  submits,
  board,
  precision,
  zone,
}: {
  submits: SubmitsData
  /** What the board that is shown is called. */
  board: string
  precision: number
  zone: string
}) {
  const words = useWords(submissionWords)
  const { time } = useZonedText(zone)
  const { quota, history, openList, pause, total } = submits
  const best = history.at(-1)?.best
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-2xl border border-line bg-line shadow-card gap-px md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {/* What is left of a day counts for nothing while nothing is taken. */}
      {quota && openList && <Quota quota={quota} zone={zone} />}
      <section className="bg-card p-5" aria-label={words.standing.best}>
        <p className="text-sm text-muted">{onBoard(words.standing.best, board)}</p>
        <p className="mt-1 text-2xl font-bold tracking-tight sm:text-3xl tabular-nums">
          {best === undefined
            ? '–'
            : shownAmong(
                history.map(point => point.score),
                precision,
              )(best)}
        </p>
        <p className="mt-2 text-sm text-muted tabular-nums">{words.standing.count(total)}</p>
      </section>
      <section className="bg-card p-5" aria-label={words.standing.window}>
        <p className="text-sm text-muted">{words.standing.window}</p>
        <p className="mt-1 font-bold sm:text-xl">
          <span
            className={`mr-2 inline-block size-2.5 rounded-full ${openList ? 'bg-good' : 'bg-line-strong'}`}
            aria-hidden="true"
          />
          {openList
            ? words.standing.open(openList)
            : pause?.closedAt && !pause.opensAt
              ? words.standing.over
              : words.standing.soon}
        </p>
        <p className="mt-2 text-sm text-muted">
          {openList && words.standing.openHint}
          {pause?.opensAt && words.standing.opens(time(pause.opensAt, hasSeconds(pause.opensAt)))}
          {pause?.closedAt &&
            !pause.opensAt &&
            words.standing.closed(time(pause.closedAt, hasSeconds(pause.closedAt)))}
        </p>
      </section>
    </div>
  )
}

/** More than this many chances are not drawn one by one. */
const mostPips = 20

function Quota({ quota, zone }: { quota: NonNullable<SubmitsData['quota']>; zone: string }) {
  const { quota: words } = useWords(submissionWords)
  const { time } = useZonedText(zone)
  const left = Math.max(0, quota.limit - quota.teamUsed)
  return (
    <section className="bg-card p-5 max-md:col-span-2" aria-label={words.label}>
      <p className="text-sm text-muted">{words.left}</p>
      <p className="mt-1 flex items-baseline gap-2 tabular-nums">
        <strong className={`text-2xl font-bold tracking-tight sm:text-3xl ${left === 0 ? 'text-bad' : ''}`}>
          {left}
        </strong>
        <span className="text-muted">/ {quota.limit}</span>
      </p>
      {quota.limit <= mostPips && (
        <span className="mt-2 flex gap-1" aria-hidden="true">
          {Array.from({ length: quota.limit }, (_, index) => (
            <span
              key={index}
              className={`h-1.5 max-w-10 grow rounded-full ${index < left ? 'bg-accent' : 'bg-line'}`}
            />
          ))}
        </span>
      )}
      <p className="mt-2 text-sm text-muted tabular-nums">
        {words.used(quota.teamUsed, quota.selfUsed)}
        {quota.failedLimit !== null && <> · {words.failed(quota.failedUsed, quota.failedLimit)}</>}
      </p>
      <p className="text-sm text-muted tabular-nums">{words.reset(time(quota.resetAt))}</p>
    </section>
  )
}
