import { expect, test } from 'vitest'
import { passedShare, timeLeft } from './rules.ts'

const now = '2026-05-01T12:00:00.000Z'

test.each([
  ['2026-05-01T12:59:59.999Z', 'soon', 0],
  ['2026-05-01T13:00:00.000Z', 'hours', 1],
  ['2026-05-03T11:59:59.999Z', 'hours', 47],
  ['2026-05-03T12:00:00.000Z', 'days', 2],
  ['2026-05-31T11:00:00.000Z', 'days', 29],
])('until %s there are %s: %d', (until, unit, count) => expect(timeLeft(now, until)).toEqual({ unit, count }))

test.each([
  ['2026-05-01T11:00:00.000Z', '2026-05-01T15:00:00.000Z', 0.25],
  ['2026-05-02T00:00:00.000Z', '2026-05-03T00:00:00.000Z', 0],
  ['2026-04-01T00:00:00.000Z', '2026-05-01T12:00:00.000Z', 1],
  // An instant has passed or it has not.
  ['2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z', 1],
  ['2026-05-01T12:00:00.001Z', '2026-05-01T12:00:00.001Z', 0],
])('of %s to %s a share of %d has passed', (from, until, share) =>
  expect(passedShare(from, until, now)).toBe(share),
)
