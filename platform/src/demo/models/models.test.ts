import { describe, expect, test } from 'vitest'
import { argmax } from './model.ts'
import { logistic, ridge, solve } from './linear.ts'
import { neighbourClassifier, neighbourRegressor } from './neighbours.ts'
import { meanRegressor, priorClassifier } from './simple.ts'
import { treeClassifier, treeRegressor } from './tree.ts'

const line = Array.from({ length: 40 }, (_, index) => [index])
const target = line.map(([x]) => 3 * (x as number) + 1)
const halves = line.map(([x]) => ((x as number) < 20 ? 0 : 1))

describe('the demo’s models', () => {
  test('solve', () =>
    expect(
      solve([
        [2, 1, 5],
        [1, 3, 10],
      ]),
    ).toEqual([1, 3]))
  test('mean and priors know only how often', () => {
    expect(meanRegressor(line, target)([7])).toBeCloseTo(59.5)
    expect(priorClassifier(line, halves, 2)([7])).toEqual([0.5, 0.5])
  })
  test('ridge finds a line', () => expect(ridge(1e-9)(line, target)([100])).toBeCloseTo(301, 4))
  test.each([
    ['logistic', logistic(300)],
    ['neighbours', neighbourClassifier(3)],
    ['tree', treeClassifier(3)],
  ])('%s separates two halves with probabilities', (_name, fit) => {
    const predict = fit(line, halves, 2)
    expect([2, 12, 25, 39].map(x => argmax(predict([x])))).toEqual([0, 0, 1, 1])
    expect(predict([5]).reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  })
  test.each([
    ['neighbours', neighbourRegressor(2)],
    ['tree', treeRegressor(5, 1)],
  ])('%s is near a line it has seen', (_name, fit) =>
    expect(Math.abs(fit(line, target)([20.4]) - 62.2)).toBeLessThan(4),
  )
})
