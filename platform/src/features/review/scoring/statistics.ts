import { rounded, steps } from './rules.ts'

/**
 * Scores as they are summed: whole millionths, so that adding one and taking it away again leaves what was there, and
 * no order of adding makes a difference.
 */
export type Tally = { readonly count: number; readonly sum: bigint; readonly squares: bigint }
export const noScores: Tally = { count: 0, sum: 0n, squares: 0n }
const whole = (score: number): bigint => BigInt(Math.round(score * steps))

const put = (tally: Tally, score: number, times: 1 | -1): Tally => {
  const millionths = whole(score)
  return {
    count: tally.count + times,
    sum: tally.sum + BigInt(times) * millionths,
    squares: tally.squares + BigInt(times) * millionths * millionths,
  }
}
export const withScore = (tally: Tally, score: number): Tally => put(tally, score, 1)
export const withoutScore = (tally: Tally, score: number): Tally => put(tally, score, -1)
export const tallyOf = (scores: readonly number[]): Tally => scores.reduce(withScore, noScores)

/** Null of no scores. */
export const meanOf = ({ count, sum }: Tally): number | null =>
  count === 0 ? null : rounded(Number(sum) / count / steps)
/** The sample's standard deviation (n − 1 in the denominator); null of fewer than two scores. */
export function deviationOf({ count, sum, squares }: Tally): number | null {
  if (count < 2) return null
  const n = BigInt(count)
  return rounded(Math.sqrt(Number(n * squares - sum * sum) / (count * (count - 1))) / steps)
}

const ascending = (scores: readonly number[]) => scores.toSorted((a, b) => a - b)

/** The mean without this share of the scores at each end, cut down to whole scores. */
export function trimmedMeanOf(scores: readonly number[], share: number): number | null {
  // A share such as 0.29 of 100 is 28.999… in binary.
  const cut = Math.floor(Math.round(scores.length * share * steps) / steps)
  return meanOf(tallyOf(ascending(scores).slice(cut, scores.length - cut)))
}

export function medianOf(scores: readonly number[]): number | null {
  const sorted = ascending(scores)
  const half = Math.floor(sorted.length / 2)
  const [upper, lower] = [sorted[half], sorted[half - 1]]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 || lower === undefined ? upper : rounded((upper + lower) / 2)
}

export type Score = { proposalId: number; reviewerId: number; total: number }

const byKey = <T>(list: readonly T[], key: (one: T) => number): Map<number, T[]> => Map.groupBy(list, key)
const totals = (scores: readonly Score[]) => scores.map(({ total }) => total)

/**
 * Brings strict and mild reviewers to one scale: how many of their own deviations a score lies from their own mean (z),
 * told as so many deviations of the whole round from its mean. A reviewer with fewer than two scores, or whose scores
 * are all the same, has no scale of their own: those stay as they are. What comes out may lie a little outside 0–100.
 */
export function normalised<S extends Score>(scores: readonly S[]): (S & { normal: number })[] {
  const round = tallyOf(totals(scores))
  const [mean, deviation] = [meanOf(round), deviationOf(round)]
  const scales = new Map(
    [...byKey(scores, one => one.reviewerId)].map(([reviewerId, own]) => {
      const tally = tallyOf(totals(own))
      return [reviewerId, { mean: meanOf(tally), deviation: deviationOf(tally) }]
    }),
  )
  return scores.map(score => {
    const own = scales.get(score.reviewerId)
    const normal =
      mean === null || deviation === null || !own?.deviation || own.mean === null
        ? score.total
        : rounded(mean + ((score.total - own.mean) / own.deviation) * deviation)
    return { ...score, normal }
  })
}

/** Others who agree within so many points are taken to differ by as many: else a point beside them would be far off. */
const leastDeviation = 2.5
const farOff = 2

/**
 * How many deviations of the others' scores of the same proposal each score lies from their mean. Null where fewer than
 * two others scored it.
 */
export function distancesOf(scores: readonly Score[]): Map<Score, number | null> {
  const all = new Map([...byKey(scores, one => one.proposalId)].map(([id, of]) => [id, tallyOf(totals(of))]))
  return new Map(
    scores.map(score => {
      const others = withoutScore(all.get(score.proposalId) ?? noScores, score.total)
      const [mean, deviation] = [meanOf(others), deviationOf(others)]
      if (mean === null || deviation === null) return [score, null]
      return [score, rounded((score.total - mean) / Math.max(deviation, leastDeviation))]
    }),
  )
}
export const isOutlier = (distance: number | null): boolean =>
  distance !== null && Math.abs(distance) >= farOff

/** Whether reviewers differ so much that one more is asked. */
export const isDisputed = (deviation: number | null, limit: number | null): boolean =>
  deviation !== null && limit !== null && deviation > limit

export type Calibration = {
  reviewerId: number
  count: number
  mean: number
  deviation: number | null
  /** How much milder (above 0) or stricter than the others who scored the same proposals; null where nobody else did. */
  offset: number | null
}

/** How each reviewer scores beside the panel. */
export function calibrationOf(scores: readonly Score[]): Calibration[] {
  const all = new Map([...byKey(scores, one => one.proposalId)].map(([id, of]) => [id, tallyOf(totals(of))]))
  return [...byKey(scores, one => one.reviewerId)]
    .map(([reviewerId, own]) => {
      const tally = tallyOf(totals(own))
      const offsets = own.flatMap(score => {
        const others = meanOf(withoutScore(all.get(score.proposalId) ?? noScores, score.total))
        return others === null ? [] : [rounded(score.total - others)]
      })
      return {
        reviewerId,
        count: tally.count,
        mean: meanOf(tally) ?? 0,
        deviation: deviationOf(tally),
        offset: meanOf(tallyOf(offsets)),
      }
    })
    .toSorted((a, b) => a.reviewerId - b.reviewerId)
}
