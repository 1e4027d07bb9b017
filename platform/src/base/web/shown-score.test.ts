import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownApart, shownScore } from './shown-score.ts'

test.each([
  [0.91234, 3, '0.912'],
  [5e-8, 4, '5.0e-8'],
  [-2e-7, 4, '-2.0e-7'],
  [0, 4, '0.0000'],
  [0.00004, 4, '4.0e-5'],
  [0.00006, 4, '0.0001'],
  [1234.5, 0, '1235'],
])('%f with %i decimals is %s', (score, precision, text) => {
  expect(shownScore(score, precision)).toBe(text)
})

test.each([
  [
    [1e-7, 5e-8, 2e-7],
    ['1.0e-7', '5.0e-8', '2.0e-7'],
  ],
  [
    [0.91234, 0.91231, 0.9],
    ['0.91234', '0.91231', '0.9000'],
  ],
  [
    [0.5, 0.5, 0.25],
    ['0.5000', '0.5000', '0.2500'],
  ],
  [
    [5.01e-8, 5.02e-8],
    ['0.0000000501', '0.0000000502'],
  ],
  [
    [1e-30, 1.01e-30],
    ['1e-30', '1.01e-30'],
  ],
])('%j beside each other are %j', (scores, texts) => {
  expect(shownApart(scores, 4)).toEqual(texts)
})

test('score texts are equal exactly where scores are', () => {
  const near = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    fc.integer({ min: -3, max: 3 }).map(step => 0.5 + step * 2 ** -50),
    fc.integer({ min: -3, max: 3 }).map(step => step * 5e-324),
  )
  fc.assert(
    fc.property(fc.array(near, { maxLength: 12 }), fc.integer({ min: 0, max: 15 }), (scores, precision) => {
      const texts = shownApart(scores, precision)
      for (const [at, score] of scores.entries())
        for (const [other, text] of texts.entries()) expect(texts[at] === text).toBe(score === scores[other])
    }),
  )
})
