import type { Round } from '../../assignments/server/public.ts'
import { isLate, mayRemind } from '../rules.ts'
import { scoredIn, type Assignment, type Scores } from './scores.views.ts'

/** Each reviewer of a round: how far they are, how they score beside the others, and whether they can be reminded. */
export function panelists(round: Round, { assignments, calibration }: Scores, now: Date) {
  const scales = new Map(calibration.map(one => [one.reviewerId, one]))
  return [...Map.groupBy(assignments, one => one.reviewerId)]
    .map(([id, own]) => {
      const [first] = own as [Assignment, ...Assignment[]]
      const locked = scoredIn(own)
      const late = isLate(round, now) && locked < own.length
      const scale = scales.get(id)
      return {
        id,
        name: first.name,
        email: first.email,
        assigned: own.length,
        locked,
        seconds: own.reduce((sum, one) => sum + one.seconds, 0),
        mean: scale?.mean ?? null,
        deviation: scale?.deviation ?? null,
        offset: scale?.offset ?? null,
        isLate: late,
        remindedAt: first.remindedAt,
        mayRemind: late && first.email !== '' && mayRemind(first.remindedAt, now),
      }
    })
    .toSorted((a, b) => a.id - b.id)
}
