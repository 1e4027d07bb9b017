import type { Localized } from '../../../base/web/language.ts'
import {
  deviationOf,
  isDisputed,
  meanOf,
  medianOf,
  tallyOf,
  trimmedMeanOf,
  type Score,
} from './statistics.ts'

/** How a round reckons. */
export type RoundRules = {
  isNormalised: boolean
  /** The share of scores that is cut off at each end. */
  trim: number
  disagreement: number | null
}
export type Candidate = { proposalId: number; submittedAt: Date }

/** What can decide between two proposals, in this order; `shared` where nothing did. */
export const tieSteps = ['score', 'median', 'deviation', 'submitted', 'shared'] as const
export type TieStep = (typeof tieSteps)[number]

export const tieReasons: Readonly<Record<TieStep, Localized>> = {
  score: { zh: '得分较低', en: 'Lower score' },
  median: { zh: '得分相同，中位数较低', en: 'Same score, lower median' },
  deviation: { zh: '得分与中位数相同，评分分歧较大', en: 'Same score and median, larger deviation' },
  submitted: {
    zh: '得分、中位数与分歧相同，提交较晚',
    en: 'Same score, median and deviation, submitted later',
  },
  shared: { zh: '各项全部相同，并列', en: 'Equal in all of these: the rank is shared' },
}

export type Result = {
  proposalId: number
  count: number
  mean: number | null
  trimmed: number | null
  median: number | null
  deviation: number | null
  /** The mean of what reviewers' scores are on one scale. */
  normalised: number | null
  /** What the ranking goes by; null of a proposal without scores, which has no rank either. */
  score: number | null
  isDisputed: boolean
  rank: number | null
  /** What put it below the one before; null of the first and of those without a rank. */
  decidedBy: TieStep | null
}

type Ranked = Result & { score: number; tie: readonly number[] }

/**
 * The proposals of a round by their scores: the trimmed mean of all, on one scale where the round wants that. A tie goes
 * to the higher median, then to the smaller deviation, then to what was submitted earlier; what is equal in all of these
 * shares its rank, and the next one's counts all before it (1, 2, 2, 4).
 */
export function resultsFrom(
  candidates: readonly Candidate[],
  scores: readonly (Score & { normal: number })[],
  { isNormalised, trim, disagreement }: RoundRules,
): Result[] {
  const of = Map.groupBy(scores, one => one.proposalId)
  const ranked: Ranked[] = []
  const without: Result[] = []
  for (const { proposalId, submittedAt } of candidates) {
    const own = of.get(proposalId) ?? []
    const raw = own.map(one => one.total)
    const scaled = own.map(one => one.normal)
    const counted = isNormalised ? scaled : raw
    const deviation = deviationOf(tallyOf(raw))
    const score = trimmedMeanOf(counted, trim)
    const result = {
      proposalId,
      count: raw.length,
      mean: meanOf(tallyOf(raw)),
      trimmed: trimmedMeanOf(raw, trim),
      median: medianOf(raw),
      deviation,
      normalised: meanOf(tallyOf(scaled)),
      isDisputed: isDisputed(deviation, disagreement),
      rank: null,
      decidedBy: null,
    }
    if (score === null) without.push({ ...result, score })
    else {
      // The less, the further ahead.
      const tie = [
        -score,
        -(medianOf(counted) ?? 0),
        deviationOf(tallyOf(counted)) ?? 0,
        submittedAt.getTime(),
      ]
      ranked.push({ ...result, score, tie })
    }
  }
  ranked.sort((a, b) => compare(a.tie, b.tie) || a.proposalId - b.proposalId)
  let rank = 0
  const places = ranked.map(({ tie, ...result }, at): Result => {
    const before = ranked[at - 1]
    const decidedBy = before ? (tieSteps[differing(before.tie, tie)] ?? 'shared') : null
    if (decidedBy !== 'shared') rank = at + 1
    return { ...result, rank, decidedBy }
  })
  return [...places, ...without.toSorted((a, b) => a.proposalId - b.proposalId)]
}

const differing = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? a.length : at
}
const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = differing(a, b)
  return (a[at] ?? 0) - (b[at] ?? 0)
}
