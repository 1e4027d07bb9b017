import { seeded, shuffled } from '../../../base/random.ts'
import { countBy } from './count-by.ts'

/** Who may score, and how much. */
export type MatchReviewer = {
  id: number
  /** None for all of the edition. */
  tracks: readonly number[]
  /** At most so many in this round. */
  capacity: number
  /** How many they have in it already. */
  has: number
}
export type MatchProposal = {
  id: number
  track: number
  /** How many review it in this round already. */
  has: number
}
export type Pair = readonly [proposalId: number, reviewerId: number]
export type MatchProblem = {
  reviewers: readonly MatchReviewer[]
  proposals: readonly MatchProposal[]
  /** Pairs that must not be: in conflict, or had in this round already. */
  barred: readonly Pair[]
  perProposal: number
  seed: number
}

export const lackCauses = ['track', 'conflict', 'capacity'] as const
/** Why a proposal lacks reviewers: nobody of its track; too few after conflicts; all those who may are full. */
export type LackCause = (typeof lackCauses)[number]
export type Lack = { proposalId: number; missing: number; cause: LackCause }
export type Matching = { pairs: Pair[]; lacks: Lack[] }

/** How many reviewers a proposal still needs. */
export const neededBy = ({ has }: MatchProposal, perProposal: number): number =>
  Math.max(0, perProposal - has)
export const roomOf = ({ capacity, has }: MatchReviewer): number => Math.max(0, capacity - has)

/** Whether somebody scores in a track: those without tracks do in all. */
export const isOfTrack = ({ tracks }: Pick<MatchReviewer, 'tracks'>, track: number): boolean =>
  tracks.length === 0 || tracks.includes(track)

export function barredIn(barred: readonly Pair[]): (proposalId: number, reviewerId: number) => boolean {
  const of = new Map<number, Set<number>>()
  for (const [proposalId, reviewerId] of barred) {
    const known = of.get(proposalId)
    if (known) known.add(reviewerId)
    else of.set(proposalId, new Set([reviewerId]))
  }
  return (proposalId, reviewerId) => of.get(proposalId)?.has(reviewerId) ?? false
}

/** What lacks after these pairs, and why. */
export function lacksOf(problem: MatchProblem, pairs: readonly Pair[]): Lack[] {
  const { reviewers, proposals, barred, perProposal } = problem
  const isBarred = barredIn(barred)
  const given = countBy(pairs, ([proposalId]) => proposalId)
  return proposals.flatMap(proposal => {
    const missing = neededBy(proposal, perProposal) - (given.get(proposal.id) ?? 0)
    if (missing <= 0) return []
    const ofTrack = reviewers.filter(reviewer => isOfTrack(reviewer, proposal.track))
    const allowed = ofTrack.filter(reviewer => !isBarred(proposal.id, reviewer.id))
    const needed = neededBy(proposal, perProposal)
    const cause =
      ofTrack.length < needed ? 'track' : allowed.length < needed ? 'conflict' : ('capacity' as const)
    return [{ proposalId: proposal.id, missing, cause }]
  })
}

/**
 * Of those who may review one more proposal whoever has least to do; of several by the seed, so that nobody is first for
 * the name.
 */
export function leastLoaded(problem: MatchProblem, proposal: MatchProposal): number | null {
  const isBarred = barredIn(problem.barred)
  const random = seeded(problem.seed + proposal.id)
  const [best] = shuffled(problem.reviewers, random)
    .filter(one => roomOf(one) > 0 && isOfTrack(one, proposal.track) && !isBarred(proposal.id, one.id))
    .toSorted((a, b) => a.has - b.has)
  return best?.id ?? null
}
