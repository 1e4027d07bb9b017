import { expect, test } from 'vitest'
import { exampleFiles } from './example.ts'

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

test('the example can be learnt from, answers exactly what it asks and does not give it away', () => {
  const { train, test: asked, answers } = exampleFiles()
  expect(exampleFiles().answers).toBe(answers)
  expect(rows(answers).map(([id]) => id)).toEqual(rows(asked).map(([id]) => id))
  expect(asked).not.toMatch(/yes|no/)
  const known = new Set(rows(train).map(([id]) => id))
  expect(rows(asked).some(([id]) => known.has(id))).toBe(false)
  // Both answers are common, and damp days are wet more often than dry ones.
  const wet = rows(train).filter(row => row[4] === 'yes')
  expect(wet.length).toBeGreaterThan(60)
  expect(wet.length).toBeLessThan(240)
  const mean = (some: string[][]) => some.reduce((sum, row) => sum + Number(row[1]), 0) / some.length
  expect(mean(wet)).toBeGreaterThan(mean(rows(train).filter(row => row[4] === 'no')))
})
