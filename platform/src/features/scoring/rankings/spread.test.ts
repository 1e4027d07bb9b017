import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortKey } from '../submissions/counting.rules.ts'
import { spreadOf } from './spread.rules.ts'

const keysOf = (scores: readonly number[], direction: 'maximize' | 'minimize') =>
  scores.map(score => sortKey(score, direction)).toSorted((a, b) => a - b)

describe('where all scores of a board lie', () => {
  test('every team is counted once, and each is drawn between the ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 }),
        fc.constantFrom('maximize' as const, 'minimize' as const),
        fc.integer({ min: 0, max: 6 }),
        (scores, direction, decimals) => {
          const spread = spreadOf(keysOf(scores, direction), direction, decimals)
          const shown = new Set(scores.map(score => Math.round(sortKey(score, direction) * 10 ** decimals)))
          expect(spread === null).toBe(shown.size === 1)
          if (!spread) return
          expect(spread.bins.reduce((sum, bin) => sum + bin.teams, spread.beyond)).toBe(scores.length)
          const [low, high] = [spread.from, spread.to].toSorted((a, b) => a - b) as [number, number]
          for (const { score } of spread.bins) {
            expect(score).toBeGreaterThanOrEqual(low)
            expect(score).toBeLessThanOrEqual(high)
          }
          expect(spread.bins[0]?.score).toBe(spread.to)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('what lies far off below is counted beside, so that the others can be told apart', () => {
    const scores = [...Array.from({ length: 40 }, (_, index) => 0.9 + index / 1_000), 0.01, 0.02]
    expect(spreadOf(keysOf(scores, 'maximize'), 'maximize', 3)).toMatchObject({
      to: 0.939,
      beyond: 2,
      cuts: [
        { place: 3, score: 0.937 },
        { place: 10, score: 0.93 },
      ],
    })
    expect(spreadOf(keysOf([1, 2, 3, 4, 5], 'minimize'), 'minimize', 1)).toMatchObject({
      from: 5,
      to: 1,
      beyond: 0,
    })
  })

  test('the places that have prizes are cut after, as far as there are teams behind them', () => {
    const keys = keysOf([5, 4, 3, 2, 1], 'maximize')
    expect(spreadOf(keys, 'maximize', 0, [1, 4, 5])?.cuts).toEqual([
      { place: 1, score: 5 },
      { place: 4, score: 2 },
    ])
    expect(spreadOf(keysOf([5, 5, 5, 1], 'maximize'), 'maximize', 0, [1, 3])?.cuts).toEqual([
      { place: 3, score: 5 },
    ])
  })

  test('no more of a score is told than its decimals', () => {
    const spread = spreadOf(keysOf([0.123456, 0.654321], 'maximize'), 'maximize', 2)
    expect(spread).toEqual({
      from: 0.12,
      to: 0.65,
      bins: [
        { score: 0.65, teams: 1 },
        { score: 0.12, teams: 1 },
      ],
      beyond: 0,
      cuts: [],
    })
  })

  test('where all are alike there is nothing to draw', () => {
    expect(spreadOf([], 'maximize', 3)).toBeNull()
    expect(spreadOf(keysOf([0.50001, 0.50002], 'maximize'), 'maximize', 3)).toBeNull()
  })
})
