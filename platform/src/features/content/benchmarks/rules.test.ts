import fc from 'fast-check'
import { expect, test } from 'vitest'
import { progressOf, ranked } from './rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

test('the better score stands first, and of two alike the earlier', () => {
  const entries = [
    { at: at(3), score: 0.9 },
    { at: at(1), score: 0.9 },
    { at: at(2), score: 0.5 },
  ]
  const order = (direction: 'maximize' | 'minimize') =>
    ranked(entries, direction).map(one => one.at.getMinutes())
  expect([order('maximize'), order('minimize')]).toEqual([
    [1, 3, 2],
    [2, 1, 3],
  ])
})

test('progress never goes back, and each record is the best of all before it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ minute: fc.nat(10_000), score: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
      ),
      fc.constantFrom('maximize' as const, 'minimize' as const),
      (scored, direction) => {
        const entries = scored.map(one => ({ at: at(one.minute), score: one.score }))
        const progress = progressOf(entries, direction)
        const sign = direction === 'maximize' ? 1 : -1
        for (const [index, one] of progress.entries()) {
          const before = progress.slice(0, index + 1).map(each => each.score * sign)
          expect(one.best * sign).toBe(Math.max(...before))
          expect(one.isRecord).toBe(index === 0 || one.score * sign > Math.max(...before.slice(0, -1)))
        }
      },
    ),
  )
})
