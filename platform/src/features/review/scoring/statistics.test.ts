import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultsFrom, type RoundRules } from './ranking.ts'
import { countedSeconds, lacking, mayRemind, shareOf, totalOf } from './rules.ts'
import {
  calibrationOf,
  deviationOf,
  distancesOf,
  isDisputed,
  isOutlier,
  meanOf,
  medianOf,
  normalised,
  tallyOf,
  trimmedMeanOf,
  withoutScore,
  withScore,
} from './statistics.ts'

const score = fc.integer({ min: 0, max: 100_000_000 }).map(n => n / 1_000_000)
const scores = fc.array(score, { maxLength: 40 })
const criterion = fc.record({
  weight: fc.integer({ min: 1, max: 1000 }),
  most: fc.integer({ min: 1, max: 100 }),
})
const sheet = fc
  .array(criterion, { minLength: 1, maxLength: 12 })
  .chain(list =>
    fc.tuple(
      fc.constant(list.map((one, id) => ({ ...one, id }))),
      fc.tuple(...list.map(({ most }) => fc.integer({ min: 0, max: most }))),
    ),
  )
  .map(([criteria, given]) => ({ criteria, points: Object.fromEntries(given.map((n, id) => [id, n])) }))
const panel = fc
  .array(
    fc.record({
      proposalId: fc.integer({ min: 1, max: 8 }),
      reviewerId: fc.integer({ min: 1, max: 6 }),
      total: score,
    }),
    { maxLength: 48 },
  )
  .map(list => [...new Map(list.map(one => [`${one.proposalId}/${one.reviewerId}`, one])).values()])
const rules = fc.record({
  isNormalised: fc.boolean(),
  trim: fc.constantFrom(0, 0.1, 0.25, 0.34, 0.49),
  disagreement: fc.constantFrom(null, 15),
})
const candidates = [1, 2, 3, 4, 5, 6, 7, 8].map(proposalId => ({
  proposalId,
  submittedAt: new Date(Date.UTC(2026, 0, 1 + (proposalId % 3))),
}))

const two = [
  { id: 1, weight: 3, most: 10 },
  { id: 2, weight: 1, most: 5 },
]
test.each([
  ['all', { 1: 10, 2: 5 }, 100],
  ['none', { 1: 0, 2: 0 }, 0],
  ['by weight', { 1: 5, 2: 5 }, 62.5],
  ['one lacks', { 1: 5 }, null],
  ['too many points', { 1: 11, 2: 5 }, null],
  ['no whole points', { 1: 4.5, 2: 5 }, null],
  ['points of a criterion that is gone', { 1: 5, 2: 5, 9: 3 }, 62.5],
])('a sheet’s total: %s', (_name, points, total) => expect(totalOf(two, points)).toBe(total))
test('thirds are rounded to a millionth', () =>
  expect(totalOf([{ id: 1, weight: 1, most: 3 }], { 1: 1 })).toBe(33.333333))
test('without criteria there is no total', () => expect(totalOf([], {})).toBeNull())
test('what lacks is named', () => expect(lacking(two, { 1: 5, 2: 6 }).map(one => one.id)).toEqual([2]))
test('a weight is a share of all', () => expect(two.map(one => shareOf(two, one))).toEqual([75, 25]))
test('a total knows neither order nor scale of the weights, and grows with the points', () => {
  fc.assert(
    fc.property(sheet, fc.integer({ min: 2, max: 9 }), ({ criteria, points }, factor) => {
      const total = totalOf(criteria, points) ?? -1
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(100)
      expect(totalOf(criteria.toReversed(), points)).toBe(total)
      expect(
        totalOf(
          criteria.map(one => ({ ...one, weight: one.weight * factor })),
          points,
        ),
      ).toBe(total)
      const [first] = criteria
      if (first && (points[first.id] ?? 0) < first.most)
        expect(totalOf(criteria, { ...points, [first.id]: first.most })).toBeGreaterThanOrEqual(total)
    }),
  )
})

test.each([
  [[], null, null, null],
  [[70], 70, null, 70],
  [[70, 80], 75, 7.071068, 75],
  [[2, 4, 4, 4, 5, 5, 7, 9], 5, 2.13809, 4.5],
])('mean, deviation and median of %j', (list, mean, deviation, median) => {
  const tally = tallyOf(list)
  expect([meanOf(tally), deviationOf(tally), medianOf(list)]).toEqual([mean, deviation, median])
})
test.each([
  [[10, 70, 80, 90], 0, 62.5],
  [[10, 70, 80, 90], 0.25, 75],
  [[10, 70, 80, 90], 0.24, 62.5],
  [[10, 70, 80], 0.49, 70],
  [[70], 0.49, 70],
  [[], 0.2, null],
])('trimmed mean of %j without %d at each end', (list, share, mean) =>
  expect(trimmedMeanOf(list, share)).toBe(mean),
)
test('scores one by one, there and back, are the same as all at once', () => {
  fc.assert(
    fc.property(scores, scores, (stay, go) => {
      const all = [...stay, ...go].reduce(withScore, tallyOf([]))
      expect(all).toEqual(tallyOf([...go, ...stay]))
      expect(go.reduce(withoutScore, all)).toEqual(tallyOf(stay))
    }),
  )
})
test('the deviation is that of the definition, and moves with scale but not with place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 30 }), list => {
      const mean = list.reduce((sum, one) => sum + one, 0) / list.length
      const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0)
      const deviation = deviationOf(tallyOf(list)) ?? -1
      expect(deviation).toBeCloseTo(Math.sqrt(squares / (list.length - 1)), 5)
      expect(deviationOf(tallyOf(list.map(one => one + 50)))).toBe(deviation)
      expect(deviationOf(tallyOf(list.map(one => one * 2)))).toBeCloseTo(deviation * 2, 5)
    }),
  )
})

const given = (proposalId: number, reviewerId: number, total: number) => ({ proposalId, reviewerId, total })
test('a strict and a mild reviewer who see the same order give the same on one scale', () => {
  const list = [60, 70, 80].flatMap((total, at) => [given(at, 1, total), given(at, 2, (total - 60) / 2 + 85)])
  const normal = Map.groupBy(normalised(list), one => one.proposalId)
  for (const of of normal.values()) expect(of[0]?.normal).toBeCloseTo(of[1]?.normal ?? 0, 4)
})
test('who gave one score, or the same to all, is left as they are', () => {
  const list = [given(1, 1, 40), given(1, 2, 90), given(2, 2, 90), given(1, 3, 10), given(2, 3, 70)]
  expect(
    normalised(list)
      .map(one => one.normal)
      .slice(0, 3),
  ).toEqual([40, 90, 90])
})
test('one scale keeps each reviewer’s order, and knows no order of the scores', () => {
  fc.assert(
    fc.property(panel, list => {
      const normal = normalised(list)
      expect(new Set(normalised(list.toReversed()).map(one => JSON.stringify(one)))).toEqual(
        new Set(normal.map(one => JSON.stringify(one))),
      )
      for (const own of Map.groupBy(normal, one => one.reviewerId).values())
        for (const [at, one] of own.entries())
          for (const other of own.slice(0, at))
            if (one.total > other.total) expect(one.normal).toBeGreaterThanOrEqual(other.normal)
    }),
  )
})

test.each([
  ['far below two who agree', [80, 82, 60], [false, false, true]],
  ['a point beside two who agree', [80, 80, 81], [false, false, false]],
  ['one of two', [80, 20], [false, false]],
  ['in a wide panel', [30, 40, 80, 95], [false, false, false, false]],
])('outliers: %s', (_name, list, expected) => {
  const all = list.map((total, reviewer) => given(1, reviewer, total))
  const distances = distancesOf(all)
  expect(all.map(one => isOutlier(distances.get(one) ?? null))).toEqual(expected)
})
test('reviewers beside the panel', () => {
  const list = [given(1, 1, 60), given(1, 2, 70), given(2, 1, 70), given(2, 2, 84), given(3, 3, 50)]
  expect(calibrationOf(list)).toEqual([
    { reviewerId: 1, count: 2, mean: 65, deviation: 7.071068, offset: -12 },
    { reviewerId: 2, count: 2, mean: 77, deviation: 9.899495, offset: 12 },
    { reviewerId: 3, count: 1, mean: 50, deviation: null, offset: null },
  ])
})
test.each([
  [10, 10, false],
  [10.1, 10, true],
  [null, 10, false],
  [50, null, false],
])('a deviation of %d with a limit of %d', (deviation, limit, expected) =>
  expect(isDisputed(deviation, limit)).toBe(expected),
)

const plain: RoundRules = { isNormalised: false, trim: 0, disagreement: null }
const at = (proposalId: number, day: number) => ({
  proposalId,
  submittedAt: new Date(Date.UTC(2026, 0, day)),
})
test('what decides is named, and who is equal in all shares the rank', () => {
  const list: Record<number, number[]> = {
    1: [90, 90],
    2: [60, 80, 85],
    3: [70, 75, 80],
    4: [65, 75, 85],
    5: [65, 75, 85],
    6: [65, 75, 85],
    7: [10],
    8: [],
  }
  const all = Object.entries(list).flatMap(([id, own]) =>
    own.map((total, reviewer) => given(Number(id), reviewer, total)),
  )
  const days = [at(1, 1), at(2, 9), at(3, 9), at(4, 3), at(5, 2), at(6, 3), at(7, 1), at(8, 1)]
  expect(
    resultsFrom(days, normalised(all), plain).map(one => [one.proposalId, one.rank, one.decidedBy]),
  ).toEqual([
    [1, 1, null],
    [2, 2, 'score'],
    [3, 3, 'median'],
    [5, 4, 'deviation'],
    [4, 5, 'submitted'],
    [6, 5, 'shared'],
    [7, 7, 'score'],
    [8, null, null],
  ])
})
test('on one scale the place alone goes by that scale, and all that is shown beside it by what was given', () => {
  const list = [
    given(1, 1, 40),
    given(2, 1, 60),
    given(1, 2, 90),
    given(2, 2, 80),
    given(1, 3, 50),
    given(2, 3, 50),
  ]
  const scaled = normalised(list)
  const [first] = resultsFrom([at(1, 1), at(2, 2)], scaled, { ...plain, isNormalised: true })
  const own = scaled.filter(one => one.proposalId === first?.proposalId)
  expect([first?.mean, first?.median, first?.trimmed]).toEqual(
    first?.proposalId === 1 ? [60, 50, 60] : [63.333333, 60, 63.333333],
  )
  expect(first?.score).toBe(meanOf(tallyOf(own.map(one => one.normal))))
  expect(first?.score).not.toBe(first?.mean)
})

test('a ranking knows no order of what it is made from, and falls from place to place', () => {
  fc.assert(
    fc.property(panel, rules, (list, rule) => {
      const results = resultsFrom(candidates, normalised(list), rule)
      expect(resultsFrom(candidates.toReversed(), normalised(list.toReversed()), rule)).toEqual(results)
      const ranked = results.filter(one => one.rank !== null)
      for (const [index, one] of ranked.entries()) {
        const before = ranked[index - 1]
        if (before) expect(before.score).toBeGreaterThanOrEqual(one.score ?? 0)
        expect(one.rank).toBe(one.decidedBy === 'shared' ? before?.rank : index + 1)
      }
    }),
  )
})
test('an even change of all scores changes no rank', () => {
  fc.assert(
    fc.property(panel, scored => {
      // Whole points: two means that a millionth parts would be a tie before the change and none after it.
      const list = scored.map(one => ({ ...one, total: Math.floor(one.total / 2) }))
      const order = (of: typeof list) =>
        resultsFrom(candidates, normalised(of), plain).map(one => [one.proposalId, one.rank])
      expect(order(list.map(one => ({ ...one, total: one.total * 2 })))).toEqual(order(list))
    }),
  )
})

test.each([
  [29.6, 30],
  [-5, 0],
  [7200, 900],
])('of %d told seconds %d count', (told, counted) => expect(countedSeconds(told)).toBe(counted))
test.each([
  [null, true],
  ['2026-11-26T10:00:00Z', true],
  ['2026-11-26T10:00:01Z', false],
])('who was reminded at %s may be reminded: %s', (before, expected) =>
  expect(mayRemind(before === null ? null : new Date(before), new Date('2026-11-27T10:00:00Z'))).toBe(
    expected,
  ),
)
