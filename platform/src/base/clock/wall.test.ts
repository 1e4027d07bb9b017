import { expect, test } from 'vitest'
import { atWallText, isZone, wallText } from './wall.ts'

test.each([
  ['Asia/Shanghai', '2026-11-20T04:05:00Z', '2026-11-20T12:05'],
  ['Asia/Kathmandu', '2026-11-20T18:30:00Z', '2026-11-21T00:15'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00'],
])('in %s %s is %s, and back', (zone, instant, text) => {
  expect(wallText(zone, new Date(instant))).toBe(text)
  expect(atWallText(zone, text)).toEqual(new Date(instant))
})

test('an hour that comes twice is its first', () =>
  expect(atWallText('America/New_York', '2026-11-01T01:30')).toEqual(new Date('2026-11-01T05:30:00Z')))

test.each([
  ['the hour that summer time skips', 'Europe/Berlin', '2026-03-29T02:30'],
  ['a day that no month has', 'UTC', '2026-13-40T00:00'],
  ['nothing', 'UTC', ''],
  ['seconds', 'UTC', '2026-01-01T00:00:00'],
])('%s is no instant', (_what, zone, text) => expect(atWallText(zone, text)).toBeUndefined())

test.each([
  ['Asia/Shanghai', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a zone: %s', (zone, known) => expect(isZone(zone)).toBe(known))
