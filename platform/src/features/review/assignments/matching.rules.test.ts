import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  barredIn,
  isOfTrack,
  leastLoaded,
  neededBy,
  roomOf,
  type Matching,
  type MatchProblem,
  type Pair,
} from './matching.rules.ts'
import { solve } from './server/matching/solve.ts'

const problems = (most: { reviewers: number; proposals: number; each: number }) =>
  fc
    .record({
      reviewers: fc.array(
        fc.record({
          tracks: fc.subarray([1, 2]),
          capacity: fc.integer({ min: 0, max: 3 }),
          has: fc.integer({ min: 0, max: 2 }),
        }),
        { maxLength: most.reviewers },
      ),
      proposals: fc.array(
        fc.record({ track: fc.constantFrom(1, 2), has: fc.integer({ min: 0, max: most.each }) }),
        { maxLength: most.proposals },
      ),
      bars: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }),
      perProposal: fc.integer({ min: 1, max: most.each }),
      seed: fc.nat(),
    })
    .map(({ bars, ...one }): MatchProblem => {
      const reviewers = one.reviewers.map((reviewer, at) => ({ ...reviewer, id: at + 1 }))
      const proposals = one.proposals.map((proposal, at) => ({ ...proposal, id: at + 101 }))
      const barred = bars.map(([p, r]): Pair => [
        101 + (p % Math.max(1, proposals.length)),
        1 + (r % Math.max(1, reviewers.length)),
      ])
      return { ...one, reviewers, proposals, barred }
    })

/** Of two matchings the better one is less in the first place where they differ: lack, its unevenness, uneven load. */
function measure({ reviewers, proposals, perProposal }: MatchProblem, pairs: readonly Pair[]): number[] {
  const missing = proposals.map(
    one => neededBy(one, perProposal) - pairs.filter(([id]) => id === one.id).length,
  )
  const loads = reviewers.map(one => one.has + pairs.filter(([, id]) => id === one.id).length)
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
  return [sum(missing), sum(missing.map(one => one * one)), sum(loads.map(one => one * one))]
}

function* matchings(problem: MatchProblem, at = 0, taken: Pair[] = []): Generator<Pair[]> {
  const proposal = problem.proposals[at]
  if (!proposal) return yield taken
  const isBarred = barredIn(problem.barred)
  const free = problem.reviewers.filter(
    one =>
      roomOf(one) > taken.filter(([, id]) => id === one.id).length &&
      isOfTrack(one, proposal.track) &&
      !isBarred(proposal.id, one.id),
  )
  for (let choice = 0; choice < 2 ** free.length; choice++) {
    const chosen = free.filter((_one, bit) => (choice >> bit) & 1)
    if (chosen.length > neededBy(proposal, problem.perProposal)) continue
    yield* matchings(problem, at + 1, [...taken, ...chosen.map((one): Pair => [proposal.id, one.id])])
  }
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find(difference => difference !== 0) ?? 0

test('no other matching is better: the most reviews, then what lacks and what there is to do evenly spread', () =>
  fc.assert(
    fc.property(problems({ reviewers: 4, proposals: 3, each: 2 }), problem => {
      const found = measure(problem, solve(problem).pairs)
      for (const other of matchings(problem))
        expect(compare(found, measure(problem, other))).toBeLessThanOrEqual(0)
    }),
    { numRuns: 300 },
  ))

test('nobody is given what they must not have, nor more than they take, nor a proposal more than it needs', () =>
  fc.assert(
    fc.property(problems({ reviewers: 30, proposals: 30, each: 5 }), problem => {
      const { pairs, lacks } = solve(problem)
      const isBarred = barredIn(problem.barred)
      expect(new Set(pairs.map(pair => pair.join())).size).toBe(pairs.length)
      expect(pairs.filter(([proposalId, reviewerId]) => isBarred(proposalId, reviewerId))).toEqual([])
      for (const one of problem.reviewers) {
        const own = pairs.filter(([, id]) => id === one.id)
        expect(own.length).toBeLessThanOrEqual(roomOf(one))
        const tracks = own.map(([id]) => problem.proposals.find(proposal => proposal.id === id)?.track ?? 0)
        expect(tracks.every(track => isOfTrack(one, track))).toBe(true)
      }
      for (const one of problem.proposals) {
        const missing = lacks.find(lack => lack.proposalId === one.id)?.missing ?? 0
        const given = pairs.filter(([id]) => id === one.id).length
        expect(given + missing).toBe(neededBy(one, problem.perProposal))
      }
    }),
    { numRuns: 200 },
  ))

const reviewers = Array.from({ length: 40 }, (_one, at) => ({ id: at + 1, tracks: [], capacity: 5, has: 0 }))
const proposals = Array.from({ length: 30 }, (_one, at) => ({ id: at + 101, track: 1, has: 0 }))
const large: MatchProblem = { reviewers, proposals, barred: [], perProposal: 3, seed: 1 }
const sorted = ({ pairs }: Matching) => pairs.map(pair => pair.join()).toSorted()

test('a seed gives the same again, another seed something else', () => {
  expect(sorted(solve(large))).toEqual(sorted(solve(large)))
  expect(sorted(solve(large))).not.toEqual(sorted(solve({ ...large, seed: 2 })))
})

test('those whom only candidates beyond the first can serve are served', () => {
  // Whoever has room is the last in line for all: most of the others are full but for one.
  const few = reviewers.map(one => ({ ...one, capacity: one.id > 37 ? 30 : 0 }))
  expect(solve({ ...large, reviewers: few }).lacks).toEqual([])
})

test('where several would do, chance and no name decides, though the same every time', () => {
  const first = proposals.map(one => leastLoaded(large, one))
  expect(first).toEqual(proposals.map(one => leastLoaded(large, one)))
  expect(new Set(first).size).toBeGreaterThan(5)
})

test.each([
  ['nobody of its track', { reviewers: [{ id: 1, tracks: [2], capacity: 5, has: 0 }] }, 'track'],
  ['all in conflict', { barred: [[101, 1]] as Pair[] }, 'conflict'],
  ['all full', { reviewers: [{ id: 1, tracks: [1], capacity: 2, has: 2 }] }, 'capacity'],
])('why a proposal lacks reviewers: %s', (_what, more, cause) => {
  const problem = {
    ...large,
    perProposal: 1,
    reviewers: reviewers.slice(0, 1),
    proposals: proposals.slice(0, 1),
  }
  expect(solve({ ...problem, ...more }).lacks).toEqual([{ proposalId: 101, missing: 1, cause }])
})
