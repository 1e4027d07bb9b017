import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, paddedBounds, ticks } from './scale.ts'

test.each([
  [0, 1, 4, [0, 0.5, 1]],
  [0.6, 0.98, 4, [0.6, 0.7, 0.8, 0.9]],
  [3, 3, 4, [3]],
  [-10, 25, 4, [-10, 0, 10, 20]],
])('ticks from %d to %d', (from, to, about, shown) => expect(ticks(from, to, about)).toEqual(shown))

test('ticks lie between the bounds and are few', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      (from, span) => {
        const shown = ticks(from, from + span, 4)
        expect(shown.length).toBeLessThanOrEqual(5)
        for (const value of shown)
          expect(value >= from - 1e-6 * span && value <= from + span * (1 + 1e-6)).toBe(true)
      },
    ),
  )
})

test('a scale maps its ends', () => {
  expect(linearScale(0, 10, 100, 200)(0)).toBe(100)
  expect(linearScale(0, 10, 100, 200)(10)).toBe(200)
  expect(linearScale(5, 5, 100, 200)(5)).toBe(150)
})

test.each([
  [[1, 2], 0.92, 2.08],
  [[3], 3, 3],
  [[-1, 0.5, 1], -1.16, 1.16],
])('%j has room around it', (values, low, high) => {
  const bounds = paddedBounds(values)
  expect(bounds[0]).toBeCloseTo(low)
  expect(bounds[1]).toBeCloseTo(high)
})
