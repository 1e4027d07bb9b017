import { describe, expect, test } from 'vitest'
import { closeness, histogramOf, standingOut, type Pair } from './near-rules.ts'
import { probing } from './probing-rules.ts'
import { sharedAccess, type Trace } from './rules.ts'

/** All pairs of so many teams, spread evenly over decimal places of agreement. */
const honest = (teams: number, from = 0.7, to = 1.7): Pair[] => {
  const pairs: Pair[] = []
  for (let a = 0; a < teams; a++)
    for (let b = a + 1; b < teams; b++) pairs.push({ a, b, agreement: 0, cells: 5_000 })
  return pairs.map((pair, index) => ({
    ...pair,
    agreement: 1 - 10 ** -(from + ((to - from) * ((index * 7) % pairs.length)) / pairs.length),
  }))
}
const withPair = (pairs: readonly Pair[], a: number, b: number, agreement: number) =>
  pairs.map(pair => (pair.a === a && pair.b === b ? { ...pair, agreement } : pair))
const near = (pairs: readonly Pair[], isNumbers = true, known: number[] = []) =>
  standingOut(pairs, { isNumbers, known: new Set(known) }).near.map(pair => [pair.a, pair.b])

describe('predictions stand out', () => {
  test.each([
    ['honest teams', honest(12), []],
    ['one copy among them', withPair(honest(12), 3, 7, 0.999_999), [[3, 7]]],
    ['a copy with noise', withPair(honest(12), 3, 7, 0.999_99), [[3, 7]]],
    ['the best honest pair', withPair(honest(12), 3, 7, 0.995), []],
    ['strong teams that all agree to three places', honest(12, 2.8, 3.6), []],
    ['near by the spread, but not near', withPair(honest(12, 0.01, 0.02), 3, 7, 0.95), []],
    ['too few teams to say what is usual', withPair(honest(4), 0, 1, 0.999_9), []],
    ['too few teams, the same numbers', withPair(honest(4), 0, 1, 1), [[0, 1]]],
    ['two teams alone with the same numbers', [{ a: 0, b: 1, agreement: 1, cells: 400 }], [[0, 1]]],
    ['a handful of values', [{ a: 0, b: 1, agreement: 1, cells: 4 }], []],
    ['no correlation', [{ a: 0, b: 1, agreement: Number.NaN, cells: 400 }], []],
  ])('%s', (_what, pairs, expected) => expect(near(pairs)).toEqual(expected))

  test('classes: two alone that are all right are not told from a copy, among others that differ they are', () => {
    const alone = [{ a: 0, b: 1, agreement: 1, cells: 400 }]
    expect(near(alone, false)).toEqual([])
    expect(near(withPair(honest(3), 0, 1, 1), false)).toEqual([[0, 1]])
  })

  test('a solution that many share is told as that and accuses nobody', () => {
    let pairs = honest(20)
    for (const a of [1, 2, 3, 4, 5]) for (const b of [1, 2, 3, 4, 5]) pairs = withPair(pairs, a, b, 0.999_999)
    pairs = withPair(pairs, 8, 9, 0.999_999)
    const { near: found, common } = standingOut(pairs, { isNumbers: true })
    expect(found.map(pair => [pair.a, pair.b])).toEqual([[8, 9]])
    expect(common.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  test('who is as near to a baseline has it from there', () => {
    const pairs = withPair(
      withPair(withPair(honest(12), 3, 7, 0.999_999), 3, 11, 0.999_999),
      7,
      11,
      0.999_999,
    )
    expect(near(pairs, true, [11])).toEqual([])
    expect(near(withPair(honest(12), 3, 7, 0.999_999), true, [11])).toEqual([[3, 7]])
  })

  test('closeness is in decimal places, as far as so many values can tell', () => {
    const of = (agreement: number, isNumbers: boolean) => closeness({ agreement, cells: 500 }, isNumbers)
    expect([of(0.9, true), of(0.99, true)].map(value => Math.round(value))).toEqual([1, 2])
    expect([of(1, true), of(1, false)]).toEqual([9, 3])
  })

  test('a histogram holds every pair once', () => {
    expect(histogramOf([0, 1, 2, 4], 4)).toEqual({ from: 0, to: 4, counts: [1, 1, 1, 1] })
    expect(histogramOf([3, 3], 2).counts).toEqual([2, 0])
  })
})

describe('probing', () => {
  const steps = (count: number, changed: number, rows = 1_000) =>
    Array.from({ length: count }, () => ({ changed, rows }))
  test.each([
    ['eight times a few rows', steps(8, 3), 0, true],
    ['eight times one in a hundred', steps(8, 10), 0, true],
    ['seven times', steps(7, 3), 0, false],
    ['models trained anew', steps(20, 400), 0, false],
    ['the same file again and again', steps(20, 0), 0, false],
    ['a few rows now and then', [...steps(8, 3), ...steps(12, 500)], 0, false],
    ['small files, where one row is all that changes', steps(20, 2, 60), 0, false],
    ['three in a hundred, now and then', steps(20, 30), 0, false],
    ['three in a hundred, the whole quota day after day', steps(20, 30), 5, true],
    ['models trained anew, the whole quota day after day', steps(20, 300), 9, false],
  ])('%s', (_what, given, days, expected) => expect(probing(given, days) !== null).toBe(expected))
})

describe('shared access', () => {
  const trace = (given: Partial<Trace>): Trace => ({
    kind: 'address',
    mark: 'm',
    userId: 1,
    teamId: 1,
    days: 3,
    firstAt: '',
    lastAt: '',
    accounts: 2,
    ...given,
  })
  const two = (given: Partial<Trace>, other: Partial<Trace> = {}) => [
    trace(given),
    trace({ ...given, userId: 2, teamId: 2, ...other }),
  ]
  test.each([
    ['an address of two teams', two({}), 1],
    ['two of one team', two({}, { teamId: 1 }), 0],
    ['where one was only once', two({}, { days: 1 }), 0],
    ['a campus', two({ accounts: 5 }), 0],
    ['a device, even once', two({ kind: 'device', days: 1 }), 1],
    ['a computer room', two({ kind: 'device', accounts: 9 }), 0],
    ['two addresses', two({}, { mark: 'other' }), 0],
    ['a device and an address of the same two', [...two({}), ...two({ kind: 'device', mark: 'd' })], 1],
  ])('%s', (_what, traces, expected) => expect(sharedAccess(traces)).toHaveLength(expected))
})
