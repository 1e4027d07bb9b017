import { expect, test } from 'vitest'
import { rankDifferences } from './rules.ts'

test('differences are in the new order, with those that leave at the end', () => {
  const was = [
    { teamId: 1, rank: 1, score: 0.9 },
    { teamId: 2, rank: 2, score: 0.8 },
    { teamId: 3, rank: 3, score: 0.7 },
  ]
  const is = [
    { teamId: 2, rank: 1, score: 0.9 },
    { teamId: 4, rank: 2, score: 0.5 },
    { teamId: 1, rank: 3, score: 0.1 },
  ]
  expect(rankDifferences(was, is)).toEqual([
    { teamId: 2, before: { rank: 2, score: 0.8 }, after: { rank: 1, score: 0.9 }, moved: 1 },
    { teamId: 4, before: null, after: { rank: 2, score: 0.5 }, moved: null },
    { teamId: 1, before: { rank: 1, score: 0.9 }, after: { rank: 3, score: 0.1 }, moved: -2 },
    { teamId: 3, before: { rank: 3, score: 0.7 }, after: null, moved: null },
  ])
})
