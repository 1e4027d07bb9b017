import { describe, expect, test } from 'vitest'
import { compareColumns, namedCounterparts } from './compare-columns.ts'
import type { ColumnProfile } from './profile-schema.ts'

const column = (given: Partial<ColumnProfile>): ColumnProfile => ({
  name: 'x',
  kind: 'number',
  missing: 0,
  distinct: { count: 1, isExact: true },
  odd: 0,
  min: null,
  max: null,
  mean: null,
  deviation: null,
  quartiles: null,
  lengths: null,
  bins: null,
  top: null,
  ...given,
})
const bins = (low: number, width: number, counts: readonly number[]) =>
  counts.map((count, index) => ({ from: low + width * index, to: low + width * (index + 1), count }))
const compared = (
  own: Partial<ColumnProfile>,
  other: Partial<ColumnProfile>,
  rows: readonly [number, number] = [10, 10],
) => compareColumns({ column: column(own), rows: rows[0] }, { column: column(other), rows: rows[1] })
const shares = (given: ReturnType<typeof compared>, side: 'own' | 'other') =>
  given?.kind === 'bins' ? given.bins.map(bin => Number(bin[side].toFixed(4))) : []

describe('two columns on one scale', () => {
  test('of whole numbers keep their steps, whatever their ranges', () => {
    const found = compared(
      { kind: 'integer', bins: bins(0, 1, [6, 2, 2]) },
      { kind: 'integer', bins: bins(1, 1, [1, 1, 2]) },
    )
    expect(found).toMatchObject({ bins: [{ from: 0, to: 1 }, {}, {}, { from: 3, to: 4 }] })
    expect(shares(found, 'own')).toEqual([0.6, 0.2, 0.2, 0])
    expect(shares(found, 'other')).toEqual([0, 0.25, 0.25, 0.5])
  })

  test('of other ranges lose nothing', () => {
    const found = compared({ bins: bins(0, 0.7, [3, 4, 1, 9]) }, { bins: bins(-2.1, 5.3, [2, 8]) })
    for (const side of ['own', 'other'] as const)
      expect(shares(found, side).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
    expect(found).toMatchObject({ bins: { length: 20 } })
  })

  test.each([
    ['within the other', 3.5, [1, 1, 1, 1]],
    ['beyond it', 40.5, [1, 1, 1, 1]],
  ])('a column of one value is one step %s', (_where, value, counts) => {
    const found = compared(
      { bins: [{ from: value, to: value + 1, count: 9 }] },
      { bins: bins(0, 2.5, counts) },
    )
    expect(shares(found, 'own').filter(share => share > 0)).toEqual([1])
    if (found?.kind === 'bins') expect(found.bins.at(-1)?.to).toBe(Math.max(10, value))
  })

  test('of values say none only where it is known', () => {
    const top = (...counts: number[]) => counts.map((count, index) => ({ value: 'abc'[index] ?? '', count }))
    const values = (other: ReturnType<typeof top>) =>
      compared({ kind: 'text', top: top(5, 3, 2) }, { kind: 'text', top: other }, [10, 20])
    expect(values(top(15, 5))).toMatchObject({
      values: [
        { own: 0.5, other: 0.75 },
        { own: 0.3, other: 0.25 },
        { own: 0.2, other: 0 },
      ],
    })
    expect(values(top(10, 5))).toMatchObject({ values: [{}, {}, { other: null }] })
  })

  test.each([
    [{ bins: bins(0, 1, [1]) }, { kind: 'date' as const, bins: bins(0, 1, [1]) }],
    [{ bins: bins(0, 1, [1]) }, { kind: 'text' as const, top: [{ value: 'a', count: 2 }] }],
    [
      { kind: 'boolean' as const, top: [] },
      { kind: 'text' as const, top: [] },
    ],
    [{ kind: 'text' as const }, { kind: 'text' as const, top: [{ value: 'a', count: 2 }] }],
  ])('%j is not compared with %j', (own, other) => expect(compared(own, other)).toBeNull())
})

test.each([
  ['train.csv', 'test.csv', true],
  ['data/Test_2026.csv', 'data/train_2026.csv', true],
  ['training.parquet', 'testing.csv.gz', true],
  ['训练集.csv', '测试集.csv', true],
  ['train.csv', 'other/test.csv', false],
  ['trains.csv', 'tests.csv', false],
  ['train.csv', 'train.csv', false],
  ['sample.csv', 'sample.csv.gz', false],
])('%s belongs with %s: %s', (name, other, belongs) =>
  expect(namedCounterparts({ id: 1, name }, [{ id: 2, name: other }])).toHaveLength(belongs ? 1 : 0),
)
