import { describe, expect, test } from 'vitest'
import { closeness, histogramOf, outlierPairs, type Pair } from './near-rules.ts'
import { probing } from './probing-rules.ts'
import { sharedAccess, teamsKey, type Trace } from './rules.ts'

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
  outlierPairs(pairs, { isNumbers, known: new Set(known) }).near.map(pair => [pair.a, pair.b])

describe('predictions stand out', () => {
  test.each([
    ['honest teams', honest(12), []],
    ['one copy among them', withPair(honest(12), 3, 7, 0.999_999), [[3, 7]]],
    ['a copy with noise', withPair(honest(12), 3, 7, 0.999_99), [[3, 7]]],
    ['the best honest pair', withPair(honest(12), 3, 7, 0.995), []],
    ['strong teams that all agree to three places', honest(12, 2.8, 3.6), []],
    ['near by the spread, but not near', withPair(honest(12, 0.01, 0.02), 3, 7, 0.95), []],
    ['too few teams to know what is typical', withPair(honest(4), 0, 1, 0.999_9), []],
    ['too few teams, the same numbers', withPair(honest(4), 0, 1, 1), [[0, 1]]],
    ['just enough teams', withPair(honest(5), 0, 1, 0.999_9), [[0, 1]]],
    ['all equally close, one five times closer', withPair(honest(12, 2, 2.02), 3, 7, 0.998), []],
    ['all equally close, one fifteen times closer', withPair(honest(12, 2, 2.02), 3, 7, 0.999_34), [[3, 7]]],
    ['two teams alone with the same numbers', [{ a: 0, b: 1, agreement: 1, cells: 400 }], [[0, 1]]],
    ['a handful of values', [{ a: 0, b: 1, agreement: 1, cells: 49 }], []],
    ['fifty values', [{ a: 0, b: 1, agreement: 1, cells: 50 }], [[0, 1]]],
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
    const { near: found, common } = outlierPairs(pairs, { isNumbers: true })
    expect(found.map(pair => [pair.a, pair.b])).toEqual([[8, 9]])
    expect(common.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  test('three others may be as near; with a fourth what they share is public, and with whom nothing else is shared', () => {
    const sharing = (teams: readonly number[]) => {
      let pairs = honest(20)
      for (const a of teams) for (const b of teams) pairs = withPair(pairs, a, b, 0.999_999)
      return pairs
    }
    expect(near(sharing([1, 2, 3, 4]))).toHaveLength(6)
    expect(near(sharing([1, 2, 3, 4, 5]))).toEqual([])
    let star = honest(20)
    for (const b of [2, 3, 4, 5]) star = withPair(star, 1, b, 0.999_999)
    expect(outlierPairs(star, { isNumbers: true })).toMatchObject({ near: [], common: [1] })
  })

  test('of more pairs than a person looks at the closest are told', () => {
    let pairs = honest(44)
    // Each a little closer than the one before.
    for (let place = 0; place < 22; place++)
      pairs = withPair(pairs, 2 * place, 2 * place + 1, 1 - 10 ** -(5 + place / 10))
    const closest = Array.from({ length: 20 }, (_, place) => [42 - 2 * place, 43 - 2 * place])
    expect(near(pairs)).toEqual(closest)
  })

  test('who is as near to a baseline has it from there', () => {
    const one = withPair(withPair(honest(12), 3, 7, 0.999_999), 3, 11, 0.999_999)
    // The other one has it from whoever has it from there.
    for (const pairs of [one, withPair(one, 7, 11, 0.999_999)]) expect(near(pairs, true, [11])).toEqual([])
    expect(near(withPair(honest(12), 3, 7, 0.999_999), true, [11])).toEqual([[3, 7]])
  })

  test('how near baselines are to each other says nothing about what is usual', () => {
    const baselines = honest(7, 5, 5.1).map(pair => ({ ...pair, a: pair.a + 20, b: pair.b + 20 }))
    const known = baselines.flatMap(pair => [pair.a, pair.b])
    const pairs = withPair(honest(5), 0, 1, 0.999_9)
    expect(near([...pairs, ...baselines], true, known)).toEqual([[0, 1]])
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
    ['eight times one row more than that', steps(8, 11), 0, false],
    ['eight times the one row of a hundred', steps(8, 1, 100), 0, true],
    ['seven times', steps(7, 3), 0, false],
    ['models trained anew', steps(20, 400), 0, false],
    ['the same file again and again', steps(20, 0), 0, false],
    ['a few rows in more than half of the steps', [...steps(8, 3), ...steps(6, 500)], 0, false],
    ['a few rows in six steps of ten', [...steps(9, 3), ...steps(6, 500)], 0, true],
    ['small files, where one row is all that changes', steps(20, 1, 60), 5, false],
    ['five in a hundred, now and then', steps(20, 50), 4, false],
    ['five in a hundred, the whole quota day after day', steps(20, 50), 5, true],
    ['one row more than that', steps(20, 51), 5, false],
    ['five in a hundred, seven times', steps(7, 50), 5, false],
    ['five in a hundred, three times of four', [...steps(12, 50), ...steps(4, 300)], 5, false],
    ['five in a hundred, four times of five', [...steps(8, 50), ...steps(2, 300)], 5, true],
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
    ['where one was twice', two({}, { days: 2 }), 1],
    ['where one was only once', two({}, { days: 1 }), 0],
    ['a family', two({ accounts: 4 }), 1],
    ['a campus', two({ accounts: 5 }), 0],
    ['a device, even once', two({ kind: 'device', days: 1 }), 1],
    ['a device of a family', two({ kind: 'device', accounts: 8 }), 1],
    ['a computer room', two({ kind: 'device', accounts: 9 }), 0],
    ['two addresses', two({}, { mark: 'other' }), 0],
    ['a device and an address of the same two', [...two({}), ...two({ kind: 'device', mark: 'd' })], 1],
  ])('%s', (_what, traces, expected) => expect(sharedAccess(traces)).toHaveLength(expected))

  test('whoever came by only once is not told with those who live there', () => {
    const traces = [...two({}), trace({ userId: 3, teamId: 3, days: 1 })]
    expect(sharedAccess(traces)).toMatchObject([{ teamIds: [1, 2], marks: [{ uses: [{}, {}] }] }])
    expect(sharedAccess(traces)[0]?.marks[0]?.uses.map(use => use.userId)).toEqual([1, 2])
  })
})

test('a set of teams has one name, in whichever order they come', () => {
  expect([teamsKey([10, 9]), teamsKey([9, 10])]).toEqual(['9-10', '9-10'])
})
