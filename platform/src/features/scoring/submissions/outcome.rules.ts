import type { z } from 'zod'
import { sortKey, type Direction } from './counting.rules.ts'
import { shownScore } from '../../../base/web/shown-score.ts'
import type { outcome } from './schema.ts'

type Outcome = z.infer<typeof outcome>

type Told = {
  direction: Direction
  precision: number
  /** What list A shows of the submission, and the best that it shows of the others of the team. */
  score: number
  before: number | null
  /** What the board shows of the team now, and of the one before it. */
  best: number | null
  ahead: number | null
}

/** A score beside the others of its team and of the board. Those are the same that are equal, whatever is printed. */
export function compareScores({
  direction,
  precision,
  score,
  before,
  best,
  ahead,
}: Told): Pick<Outcome, 'change' | 'difference' | 'bestBefore' | 'best' | 'gapToNext'> {
  const shown = (value: number | null) => (value === null ? null : shownScore(value, precision))
  const between = (one: number | null, other: number | null) =>
    one === null || other === null ? null : shownScore(Math.abs(one - other), precision)
  return {
    change: changeOf(score, before, direction),
    difference: between(score, before),
    bestBefore: shown(before),
    best: shown(best),
    gapToNext: between(best, ahead),
  }
}

function changeOf(score: number, before: number | null, direction: Direction): Outcome['change'] {
  if (before === null) return 'first'
  const difference = sortKey(score, direction) - sortKey(before, direction)
  return difference === 0 ? 'same' : difference < 0 ? 'better' : 'worse'
}
