import { mostRounds } from '../../../../competing/schedules/rules.ts'
import type { Draft, DraftRound } from './draft.ts'
import type { Report } from './fields.ts'

const day = 86_400_000
const usualLength = 90 * day

/**
 * Puts phases into the order of rounds, which follow each other. What overlaps begins when the one before it has ended,
 * or is not taken where nothing of it would be left. Its organiser may decide otherwise.
 */
export function arrangeRounds(draft: Draft, report: Report, fieldOf: (round: DraftRound) => string): void {
  guessTimes(draft, report, fieldOf)
  const inOrder = draft.rounds.toSorted(
    (a, b) => (a.startAt?.getTime() ?? 0) - (b.startAt?.getTime() ?? 0) || timeOf(a) - timeOf(b),
  )
  let taken = 0
  let before: DraftRound | undefined
  for (const round of inOrder) {
    const field = fieldOf(round)
    const { startAt, endAt } = round
    if (!startAt || !endAt || startAt >= endAt) {
      leave(round)
      report.left(field, 'round_impossible')
    } else if (taken >= mostRounds) {
      leave(round)
      report.left(field, 'too_many_rounds')
    } else if (before?.endAt && startAt < before.endAt) {
      if (endAt.getTime() - before.endAt.getTime() < day) {
        leave(round)
        report.left(field, 'round_overlaps', before.title)
        continue
      }
      round.startAt = before.endAt
      report.changed(field, 'moved_after', before.endAt.toISOString())
      before = round
      taken++
    } else {
      report.taken(field, 'as_round', round.title)
      before = round
      taken++
    }
  }
  draft.rounds = inOrder.toSorted((a, b) => Number(b.isTaken) - Number(a.isTaken))
  const times = draft.rounds.filter(round => round.isTaken)
  const starts = times.map(round => round.startAt?.getTime() ?? Infinity)
  const ends = times.map(round => round.endAt?.getTime() ?? -Infinity)
  if (times.length === 0) return
  // A competition lasts as long as its rounds, whatever it says.
  draft.startAt = widened(report, 'start_date', draft.startAt, Math.min(...starts), Math.min)
  draft.endAt = widened(report, 'end_date', draft.endAt, Math.max(...ends), Math.max)
}

function widened(
  report: Report,
  field: string,
  said: Date | null,
  needed: number,
  outer: (a: number, b: number) => number,
): Date {
  const at = new Date(outer(said?.getTime() ?? needed, needed))
  if (said && said.getTime() !== at.getTime()) report.changed(field, 'widened', at.toISOString())
  return at
}

const timeOf = (round: DraftRound) => round.endAt?.getTime() ?? 0
const leave = (round: DraftRound) => void (round.isTaken = false)

/** What names no end lasts until the next begins, or as long as the competition. */
function guessTimes(draft: Draft, report: Report, fieldOf: (round: DraftRound) => string): void {
  for (const [index, round] of draft.rounds.entries()) {
    if (!round.startAt && draft.startAt) {
      round.startAt = draft.startAt
      report.needed(fieldOf(round), 'start_guessed', round.startAt.toISOString())
    }
    if (round.endAt || !round.startAt) continue
    const start = round.startAt.getTime()
    const next = draft.rounds
      .flatMap((other, at) => (at !== index && other.startAt ? [other.startAt.getTime()] : []))
      .filter(time => time > start)
    const end = Math.min(
      ...next,
      draft.endAt && draft.endAt.getTime() > start ? draft.endAt.getTime() : Infinity,
    )
    round.endAt = new Date(Number.isFinite(end) ? end : start + usualLength)
    report.needed(fieldOf(round), 'end_guessed', round.endAt.toISOString())
  }
}
