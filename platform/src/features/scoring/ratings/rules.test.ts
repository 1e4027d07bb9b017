import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  historyOf,
  medalOf,
  medalRanks,
  pointsOf,
  pointsOn,
  ratingOf,
  strengthOf,
  tierOf,
  tiers,
  type Result,
} from './rules.ts'

describe('points', () => {
  test.each([
    // Worked out by hand from the published formula.
    [{ rank: 1, teams: 1, teamSize: 1 }, 0],
    [{ rank: 1, teams: 10, teamSize: 1 }, 30_103],
    [{ rank: 1, teams: 1_000, teamSize: 1 }, 60_206],
    [{ rank: 1, teams: 1_000, teamSize: 4 }, 30_103],
    [{ rank: 16, teams: 10_000, teamSize: 1 }, 8_737.1],
  ])('of %o are %d', (of, points) => expect(pointsOf(of)).toBeCloseTo(points, 0))

  test('grow with the rank and the field, shrink with the team, and are never less than none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50_000 }),
        fc.nat(50_000),
        fc.integer({ min: 1, max: 100 }),
        (teams, at, size) => {
          const rank = 1 + (at % teams)
          const of = { rank, teams, teamSize: size }
          const points = pointsOf(of)
          expect(points).toBeGreaterThan(0)
          expect(pointsOf({ ...of, teams: teams + 1 })).toBeGreaterThan(points)
          expect(pointsOf({ ...of, teamSize: size + 1 })).toBeLessThan(points)
          expect(pointsOf({ ...of, rank: rank + 1 })).toBeLessThan(points)
        },
      ),
    )
  })

  test('fade by the day to 1/e in 500, whenever the day is asked, and keep their order', () => {
    const strength = strengthOf(1_000, '2026-03-01')
    expect(pointsOn(strength, new Date('2026-03-01T23:59:59Z'))).toBeCloseTo(1_000, 6)
    expect(pointsOn(strength, new Date('2027-07-14T00:00:00Z'))).toBeCloseTo(1_000 / Math.E, 6)
    // An older and better place against a newer one: who is ahead stays ahead.
    const [older, newer] = [strengthOf(2_000, '2024-01-01'), strengthOf(900, '2026-01-01')]
    for (const day of ['2026-01-02', '2026-12-01', '2040-01-01'])
      expect(pointsOn(older, new Date(day)) < pointsOn(newer, new Date(day))).toBe(older < newer)
  })
})

describe('medals', () => {
  test.each([
    [1, { gold: 0, silver: 0, bronze: 0 }],
    [9, { gold: 0, silver: 1, bronze: 3 }],
    [10, { gold: 1, silver: 2, bronze: 4 }],
    [99, { gold: 9, silver: 19, bronze: 39 }],
    [100, { gold: 10, silver: 20, bronze: 40 }],
    [249, { gold: 10, silver: 49, bronze: 99 }],
    [250, { gold: 10, silver: 50, bronze: 100 }],
    [999, { gold: 11, silver: 50, bronze: 100 }],
    [1_000, { gold: 12, silver: 50, bronze: 100 }],
    [7_198, { gold: 24, silver: 359, bronze: 719 }],
  ])('among %d teams go to these ranks', (teams, ranks) => {
    expect(medalRanks(teams)).toEqual(ranks)
    for (const medal of ['gold', 'silver', 'bronze'] as const)
      if (ranks[medal] > 0) expect(medalOf(ranks[medal], teams)).toBe(medal)
    expect(medalOf(ranks.bronze + 1, teams)).toBe(null)
  })
})

describe('tiers', () => {
  const none = { gold: 0, silver: 0, bronze: 0, soloGold: 0 }
  test.each([
    [{}, 'novice'],
    [{ bronze: 1 }, 'contender'],
    [{ bronze: 2 }, 'expert'],
    [{ bronze: 50, silver: 50 }, 'expert'],
    [{ gold: 1, silver: 1 }, 'expert'],
    [{ gold: 1, silver: 2 }, 'master'],
    [{ gold: 3 }, 'master'],
    [{ gold: 5 }, 'master'],
    [{ gold: 5, soloGold: 1 }, 'grandmaster'],
  ] as const)('with %o is %s', (medals, tier) => expect(tierOf({ ...none, ...medals })).toBe(tier))

  test('never fall by another medal', () => {
    const count = fc.nat(6)
    fc.assert(
      fc.property(count, count, count, count, (gold, silver, bronze, solo) => {
        const of = { gold, silver, bronze, soloGold: Math.min(gold, solo) }
        const height = (medals: typeof of) => tiers.indexOf(tierOf(medals))
        expect(height({ ...of, gold: gold + 1 })).toBeGreaterThanOrEqual(height(of))
        expect(height({ ...of, silver: silver + 1 })).toBeGreaterThanOrEqual(height(of))
        expect(height({ ...of, bronze: bronze + 1 })).toBeGreaterThanOrEqual(height(of))
      }),
    )
  })
})

const result = (given: Partial<Result>): Result => ({
  competitionId: 1,
  subRank: '',
  rank: 2,
  teams: 20,
  teamSize: 1,
  endedOn: '2026-01-01',
  points: 1_000,
  medal: 'gold',
  ...given,
})

test('a rating is the same in whatever order results come', () => {
  const results = [
    result({ points: 0.1 }),
    result({ competitionId: 2, points: 1e5, endedOn: '2021-01-01' }),
    result({ competitionId: 2, subRank: 'b', points: 3.3, medal: null, rank: 9 }),
    result({ competitionId: 3, points: 12_345.678, teamSize: 3 }),
  ]
  const rating = ratingOf(results)
  expect(rating).toMatchObject({ gold: 3, soloGold: 2, competitions: 3, bestRank: 2, tier: 'master' })
  fc.assert(
    fc.property(fc.shuffledSubarray(results, { minLength: 4 }), shuffled => {
      expect(ratingOf(shuffled)).toEqual(rating)
    }),
  )
  expect(ratingOf([])).toBeUndefined()
})

test('the history has a point for each day on which something ended', () => {
  expect(
    historyOf([
      result({ competitionId: 3, endedOn: '2026-01-01' }),
      result({ competitionId: 1, endedOn: '2024-08-19', points: 1_000 * Math.E }),
      result({ competitionId: 2, endedOn: '2026-01-01' }),
    ]).map(({ on, points }) => [on, Math.round(points)]),
  ).toEqual([
    ['2024-08-19', 2_718],
    ['2026-01-01', 3_000],
  ])
})
