import { expect, test } from 'vitest'
import { atWallText, isZone, isoAtWall, wallText } from './wall.ts'

test.each([
  ['Asia/Shanghai', '2026-11-20T04:05:00Z', '2026-11-20T12:05'],
  ['Asia/Kathmandu', '2026-11-20T18:30:00Z', '2026-11-21T00:15'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00'],
  ['Asia/Shanghai', '2026-11-20T15:59:59Z', '2026-11-20T23:59:59'],
  ['America/New_York', '2026-11-01T05:30:07Z', '2026-11-01T01:30:07'],
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
  ['a fraction of a second', 'UTC', '2026-01-01T00:00:00.5'],
])('%s is no instant', (_what, zone, text) => expect(atWallText(zone, text)).toBeUndefined())

test('seconds that are none are an instant too', () =>
  expect(atWallText('UTC', '2026-01-01T00:00:00')).toEqual(new Date('2026-01-01T00:00:00Z')))

test.each([
  ['what the field shows anyway, to the millisecond', '2026-11-20T23:59:59', '2026-11-20T15:59:59.999Z'],
  ['another minute', '2026-11-20T23:58:59', '2026-11-20T15:58:59.000Z'],
  ['another hour', '2026-11-20T22:59:59', '2026-11-20T14:59:59.000Z'],
  ['no moment', '2026-11-31T22:59', undefined],
])('an instant becomes %s', (_what, text, instant) =>
  expect(isoAtWall('Asia/Shanghai', text, '2026-11-20T15:59:59.999Z')).toBe(instant),
)

test('the second of two hours stays where it is until another is typed', () => {
  const second = '2026-11-01T06:30:00.000Z'
  expect(isoAtWall('America/New_York', '2026-11-01T01:30', second)).toBe(second)
  expect(isoAtWall('America/New_York', '2026-11-01T01:31', second)).toBe('2026-11-01T05:31:00.000Z')
  expect(isoAtWall('America/New_York', '2026-11-01T01:30', null)).toBe('2026-11-01T05:30:00.000Z')
})

test.each([
  ['Asia/Shanghai', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a zone: %s', (zone, known) => expect(isZone(zone)).toBe(known))
