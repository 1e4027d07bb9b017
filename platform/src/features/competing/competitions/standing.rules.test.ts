import { expect, test } from 'vitest'
import { isStanding } from './standing.rules.ts'

test.each([
  ['2099-12-31T23:59:59.999Z', false],
  ['2126-11-02T00:00:00.000Z', true],
])('what ends at %s has no end: %s', (end, is) => expect(isStanding(end)).toBe(is))
