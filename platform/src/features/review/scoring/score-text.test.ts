import { expect, test } from 'vitest'
import { scoreColumns } from './score-text.ts'

test('numbers of a column that differ look different, and those that are equal the same', () => {
  const rows = [
    { score: 80.121, mean: 70 },
    { score: 80.124, mean: 70.000001 },
    { score: 80.2, mean: 70 },
    { score: null, mean: null },
  ]
  const { score, mean } = scoreColumns(rows, ['score', 'mean'])
  expect(rows.map(row => [score(row), mean(row)])).toEqual([
    ['80.121', '70.000000'],
    ['80.124', '70.000001'],
    ['80.20', '70.000000'],
    ['–', '–'],
  ])
})
