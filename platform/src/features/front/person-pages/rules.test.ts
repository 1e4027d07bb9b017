import { describe, expect, test } from 'vitest'
import { grouped, heatFrom, heatGrid, heatLevel, topPercent } from './rules.ts'

test.each([
  [1, 1, 100],
  [1, 200, 1],
  [2, 200, 1],
  [3, 200, 2],
  [200, 200, 100],
])('place %i of %i is among the best %i per cent', (rank, teams, top) =>
  expect(topPercent(rank, teams)).toBe(top),
)

describe('the heat map', () => {
  test.each(['2026-11-23', '2026-11-25', '2026-11-29', '2024-02-29', '2026-01-01'])(
    'has 53 whole weeks from a Monday on, the last of which ends on %s',
    today => {
      const from = heatFrom(today)
      const weeks = heatGrid(from, today)
      expect(new Date(from).getUTCDay()).toBe(1)
      expect(weeks).toHaveLength(53)
      expect(weeks.slice(0, -1).every(days => days.length === 7)).toBe(true)
      expect(weeks.at(-1)?.at(-1)).toBe(today)
    },
  )

  test('colours by what is much for somebody, and one thing is always seen', () => {
    expect([0, 1, 2, 3, 4].map(count => heatLevel(count, 4))).toEqual([0, 1, 2, 3, 4])
    expect([1, 25, 50, 100].map(count => heatLevel(count, 100))).toEqual([1, 1, 2, 4])
    expect(heatLevel(1, 1)).toBe(1)
  })
})

test('new bests of somebody in one competition, one after the other, are one line', () => {
  const event = (id: number, kind: string, person: number, competition: number | null) => ({
    id,
    kind,
    person: { id: person },
    competition: competition === null ? null : { id: competition },
  })
  const groups = grouped([
    event(9, 'personal_best', 1, 5),
    event(8, 'personal_best', 1, 5),
    event(7, 'personal_best', 2, 5),
    event(6, 'personal_best', 1, 5),
    event(5, 'thread', 1, 5),
    event(4, 'thread', 1, 5),
  ])
  expect(groups.map(({ first, more }) => [first.id, ...more.map(({ id }) => id)])).toEqual([
    [9, 8],
    [7],
    [6],
    [5],
    [4],
  ])
})
