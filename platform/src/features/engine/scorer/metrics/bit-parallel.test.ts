import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistanceOfSequences, longestCommonOf } from './bit-parallel.ts'

/** Cell by cell, as both are defined. */
function table(
  a: readonly string[],
  b: readonly string[],
  of: (cells: number[], isSame: boolean) => number,
  edge: (at: number) => number,
) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => edge(at))
  for (const [i, x] of a.entries()) {
    const next = [edge(i + 1)]
    for (const [j, y] of b.entries())
      next.push(of([row[j] as number, row[j + 1] as number, next[j] as number], x === y))
    row = next
  }
  return row[b.length] as number
}
const distance = (a: string[], b: string[]) =>
  table(
    a,
    b,
    ([both = 0, up = 0, left = 0], isSame) => (isSame ? both : 1 + Math.min(both, up, left)),
    at => at,
  )
const common = (a: string[], b: string[]) =>
  table(
    a,
    b,
    ([both = 0, up = 0, left = 0], isSame) => (isSame ? both + 1 : Math.max(up, left)),
    () => 0,
  )

const signs = (most: number) => fc.array(fc.constantFrom('a', 'b', '猫', '😀', 'word'), { maxLength: most })
/** Lengths about the ends of words of bits, and far beyond. */
const pairs = fc.oneof(
  fc.tuple(signs(5), signs(5)),
  fc.tuple(signs(40), signs(40)),
  fc.tuple(signs(200), signs(200)),
  fc.tuple(
    fc.constantFrom(31, 32, 33, 63, 64, 65, 96).map(length => Array.from({ length }, () => 'a')),
    signs(100),
  ),
  // One made from the other, as answers and predictions are.
  fc
    .tuple(signs(150), signs(3), fc.nat())
    .map(([a, more, at]) => [a, a.toSpliced(at % (a.length + 1), 2, ...more)]),
)

test('distances and common subsequences are those of the tables', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      expect(editDistanceOfSequences(a as string[], b as string[])).toBe(
        distance(a as string[], b as string[]),
      )
      expect(longestCommonOf(a as string[], b as string[])).toBe(common(a as string[], b as string[]))
    }),
    { numRuns: 1_000, seed: 46 },
  )
})
