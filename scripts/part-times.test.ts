import { join } from 'node:path'
import { expect, test } from 'vitest'

// Plain JavaScript, as the Node of a new machine may be too old for more.
type Row = { name: string; waited: number; took: number; processor?: number }
type Times = {
  progress(now: { done: number; all: number; running: string[]; left?: number }): string
  tableOfParts(rows: Row[]): string[]
}
const { progress, tableOfParts }: Times = await import(join(import.meta.dirname, 'part-times.mjs'))

test.for([
  [undefined, 'no estimate yet'],
  [0, 'longer than last time'],
  [1, 'about 5 s left'],
  [43, 'about 45 s left'],
  [836, 'about 14 min left'],
] as const)('%s seconds left are told as "%s"', ([left, told]) =>
  expect(progress({ done: 3, all: 11, running: ['types', 'platform'], left })).toBe(
    `── 3 of 11 parts done, running: types, platform (${told})`,
  ),
)

test('the table tells of each part when it began, how long it took, and the work of processors if it is known', () =>
  expect(
    tableOfParts([
      { name: 'types', waited: 0, took: 61.26, processor: 58 },
      { name: 'build', waited: 61.3, took: 0 },
    ]),
  ).toEqual([
    '     began after       took processors',
    'types      0.0 s     61.3 s     58.0 s',
    'build     61.3 s      0.0 s          –',
  ]))
