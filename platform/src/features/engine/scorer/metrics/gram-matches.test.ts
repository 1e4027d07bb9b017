import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramMatches } from './gram-matches.ts'
import { signsOf } from './speech-metrics.ts'
import { editDistanceOf } from './text-metrics.ts'

const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'aa'), { maxLength: 12 })
const counted = (words: readonly string[], n: number) => {
  const grams = Array.from({ length: Math.max(0, words.length - n + 1) }, (_, at) =>
    JSON.stringify(words.slice(at, at + n)),
  )
  return new Map(grams.map(gram => [gram, grams.filter(one => one === gram).length]))
}

test('n-grams match as when each is written out', () =>
  fc.assert(
    fc.property(tokens, tokens, (reference, candidate) => {
      for (const [index, found] of gramMatches(reference, candidate, 6).entries()) {
        const [known, guessed] = [counted(reference, index + 1), counted(candidate, index + 1)]
        let matched = 0
        for (const [gram, count] of guessed) matched += Math.min(count, known.get(gram) ?? 0)
        expect(found).toEqual({
          matched,
          ofReference: Math.max(0, reference.length - index),
          ofCandidate: Math.max(0, candidate.length - index),
        })
      }
    }),
    { seed: 20261123, numRuns: 300 },
  ))

test('words are signs of their own, beyond the surrogates too', () => {
  const many = Array.from({ length: 70_000 }, (_, place) => `w${place}`)
  const [reference, guess] = signsOf(many, [...many.slice(1), 'unknown', 'words'])
  expect([...reference]).toHaveLength(many.length)
  expect(new Set(reference).size).toBe(many.length)
  expect([...guess]).toHaveLength(many.length + 1)
  expect(guess.startsWith(reference.slice(1, 100))).toBe(true)
  expect(editDistanceOf(...signsOf(['a', 'b'], ['b', 'x', 'y']))).toBe(3)
})
