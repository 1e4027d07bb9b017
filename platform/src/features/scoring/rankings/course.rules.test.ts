import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, ownLines, thinned } from './course.rules.ts'

test('days are left out evenly, and never the first or the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 2, max: 40 }), (length, most) => {
      const days = Array.from({ length }, (_, day) => day)
      const shown = thinned(days, most)
      expect(shown).toHaveLength(Math.min(length, most))
      expect([shown[0], shown.at(-1)]).toEqual([days[0], days.at(-1)])
      const steps = shown.slice(1).map((day, index) => day - (shown[index] ?? 0))
      expect(Math.min(1, ...steps)).toBe(1)
      expect(Math.max(0, ...steps) - Math.min(...steps, Infinity)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a better place is drawn above a worse one, the first ten each on their line and all others below on two', () => {
  const last = 500
  const lines = Array.from({ length: last }, (_, index) => lineOf(index + 1, last))
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  expect(new Set(lines).size).toBe(last)
  expect(lines.slice(0, ownLines)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([lines[ownLines], lines.at(-1)]).toEqual([ownLines, ownLines + 1])
})
