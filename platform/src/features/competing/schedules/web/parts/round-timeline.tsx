import { clsx } from 'clsx'
import { useRef } from 'react'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { linearScale, ticks } from '../../../../../ui/scale.ts'
import type { Round } from '../../rounds.contract.ts'
import { roundWords } from '../../round-words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'
import { movedByKey, nearestHour } from './timeline-steps.ts'

const hour = 3_600_000
const day = 24 * hour
/** How far a finger or a mouse moves that means to press, in pixels. */
const tremble = 4

type Field = 'startAt' | 'endAt' | 'listAStart' | 'listAEnd' | 'listBStart' | 'listBEnd'
type Props = {
  rounds: readonly Round[]
  /** Shown names, in the order of the rounds. */
  names: readonly string[]
  zone: string
  startAt: string
  endAt: string
  /** Whether a moment is part of something impossible. */
  isWrong: (round: number, field: Field) => boolean
  onMove: (round: number, field: Field, instant: string) => void
}

/** Every end of its windows, also one that is still impossible: none may stand beyond the axis. */
const momentsOf = (round: Round): string[] =>
  [
    round.startAt,
    round.endAt,
    round.listAStart,
    round.listAEnd,
    ...(round.listBMode === 'none' ? [] : [round.listBStart, round.listBEnd]),
  ].filter(instant => instant !== null)

/** All windows of all rounds on one axis. Every end can be dragged, and moved by keyboard as a slider. */
export function RoundTimeline({ rounds, names, zone, startAt, endAt, isWrong, onMove }: Props) {
  const { formatShortDay, formatTime } = useFormats()
  const { timeline: words, rounds: fields } = useWords(roundWords)
  const { now } = useSite()
  const track = useRef<HTMLDivElement>(null)
  const pressedAt = useRef<number>(undefined)
  const moments = [startAt, endAt, ...rounds.flatMap(momentsOf)].map(Date.parse)
  const [from, to] = [Math.min(...moments), Math.max(...moments)]
  const margin = Math.max((to - from) * 0.04, day)
  const [first, last] = [from - margin, to + margin]
  const percent = linearScale(first, last, 0, 100)
  const at = (instant: string) => `${percent(Date.parse(instant))}%`
  const width = (a: string, b: string) => `${Math.max(0, percent(Date.parse(b)) - percent(Date.parse(a)))}%`
  const momentAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return undefined
    const time = first + ((clientX - box.left) / box.width) * (last - first)
    return nearestHour(zone, time)
  }
  const handle = (index: number, field: Field, name: string, look: string) => {
    const instant = rounds[index]?.[field]
    if (!instant) return null
    return (
      <div
        key={field}
        role="slider"
        tabIndex={0}
        aria-label={words.handle(names[index] ?? '', name)}
        aria-valuemin={Math.round(first / hour)}
        aria-valuemax={Math.round(last / hour)}
        aria-valuenow={Math.round(Date.parse(instant) / hour)}
        aria-valuetext={formatTime(instant, zone)}
        aria-invalid={isWrong(index, field) || undefined}
        title={`${name} ${formatTime(instant, zone)}`}
        style={{ left: at(instant) }}
        className={clsx(
          'absolute top-1/2 z-10 h-6 w-3 -translate-x-1/2 -translate-y-1/2 cursor-ew-resize touch-none rounded-full border-2 bg-card',
          isWrong(index, field) ? 'border-bad' : look,
        )}
        onKeyDown={event => {
          const moved = movedByKey(zone, instant, event)
          if (moved === undefined) return
          event.preventDefault()
          onMove(index, field, moved)
        }}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pressedAt.current = event.clientX
        }}
        onPointerMove={event => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          // A press that only trembles moves nothing, as that would be to a full hour.
          if (pressedAt.current !== undefined && Math.abs(event.clientX - pressedAt.current) < tremble) return
          pressedAt.current = undefined
          const moment = momentAt(event.clientX)
          if (moment && moment !== instant) onMove(index, field, moment)
        }}
      />
    )
  }
  return (
    <figure
      aria-label={words.label}
      className="rounded-2xl border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <div />
        <div className="relative h-6 text-xs text-muted tabular-nums" aria-hidden="true">
          {ticks(first / day, last / day, 5).map(tick => (
            <span
              key={tick}
              className="absolute -translate-x-1/2 whitespace-nowrap nth-[even]:max-sm:hidden"
              style={{ left: `${percent(tick * day)}%` }}
            >
              {formatShortDay(new Date(tick * day), zone)}
            </span>
          ))}
        </div>
        <div className="grid content-start">
          {rounds.map((round, index) => (
            <p
              key={round.id ?? `new ${index}`}
              className="grid h-24 content-center truncate text-sm font-medium"
            >
              {names[index]}
            </p>
          ))}
        </div>
        <div ref={track} className="relative">
          <span
            className="absolute inset-y-0 bg-sunken"
            style={{ left: at(startAt), width: width(startAt, endAt) }}
            aria-hidden="true"
          />
          <span
            className="absolute inset-y-0 w-px bg-accent"
            style={{ left: at(now) }}
            title={words.now}
            hidden={Date.parse(now) < first || Date.parse(now) > last}
            aria-hidden="true"
          />
          {rounds.map((round, index) => (
            <div
              key={round.id ?? `new ${index}`}
              className="relative grid h-24 content-center gap-0.5 border-b border-line last:border-0"
            >
              <Lane
                bar="bg-muted/40"
                style={{ left: at(round.startAt), width: width(round.startAt, round.endAt) }}
                label={words.round}
              >
                {handle(index, 'startAt', fields.start, 'border-muted')}
                {handle(index, 'endAt', fields.end, 'border-muted')}
              </Lane>
              <Lane
                bar="bg-accent/60"
                style={{ left: at(round.listAStart), width: width(round.listAStart, round.listAEnd) }}
                label={words.listA}
              >
                {handle(index, 'listAStart', fields.listAStart, 'border-accent')}
                {handle(index, 'listAEnd', fields.listAEnd, 'border-accent')}
              </Lane>
              {round.listBStart && round.listBEnd && (
                <Lane
                  bar="bg-warn/50"
                  style={{ left: at(round.listBStart), width: width(round.listBStart, round.listBEnd) }}
                  label={words.listB}
                >
                  {handle(index, 'listBStart', fields.listBStart, 'border-warn')}
                  {handle(index, 'listBEnd', fields.listBEnd, 'border-warn')}
                </Lane>
              )}
            </div>
          ))}
        </div>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <Key look="bg-muted/40" name={words.round} />
        <Key look="bg-accent/60" name={words.listA} />
        {rounds.some(round => round.listBStart) && <Key look="bg-warn/50" name={words.listB} />}
        <span className="grow text-right max-sm:w-full max-sm:text-left">{words.hint}</span>
      </figcaption>
    </figure>
  )
}

function Lane({
  bar,
  style,
  label,
  children,
}: {
  bar: string
  style: React.CSSProperties
  label: string
  children: React.ReactNode
}) {
  return (
    <div className="relative h-6">
      <span
        className={clsx('absolute top-1/2 h-3 -translate-y-1/2 rounded-full', bar)}
        style={style}
        title={label}
        aria-hidden="true"
      />
      {children}
    </div>
  )
}

const Key = ({ look, name }: { look: string; name: string }) => (
  <span className="flex items-center gap-1.5">
    <span className={clsx('h-2 w-5 rounded-full', look)} aria-hidden="true" />
    {name}
  </span>
)
