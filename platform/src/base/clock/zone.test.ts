import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn, hourOfDay, movedBy, startOfDay } from './zone.ts'

describe('days in a zone', () => {
  test.each([
    ['Asia/Shanghai', '2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['Asia/Shanghai', '2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T04:59:59.000Z', '2026-11-20'],
    ['America/New_York', '2026-07-21T04:00:00.000Z', '2026-07-21'],
  ])('%s at %s is %s', (zone, at, day) => expect(dayIn(zone, new Date(at))).toBe(day))

  test.each([
    ['Asia/Shanghai', '2026-11-21', '2026-11-20T16:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Clocks in Cairo jump from 00:00 to 01:00 on this day: it starts at 01:00 summer time.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('%s %s starts at %s', (zone, day, at) => expect(startOfDay(zone, day).toISOString()).toBe(at))

  test.each([
    ['Asia/Shanghai', '2026-11-21', '2026-11-20T18:00:00.000Z'],
    ['UTC', '2026-11-21', '2026-11-21T02:00:00.000Z'],
    ['America/New_York', '2026-03-07', '2026-03-07T07:00:00.000Z'],
    // Clocks jump from 02:00 to 03:00.
    ['America/New_York', '2026-03-08', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T06:00:00.000Z'],
    // Clocks in Lisbon go back from 02:00 to 01:00: two o'clock is there once.
    ['Europe/Lisbon', '2026-10-25', '2026-10-25T02:00:00.000Z'],
    // In Berlin they go back from 03:00 to 02:00, which comes twice: the first counts.
    ['Europe/Berlin', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ])('two in the morning in %s on %s is %s', (zone, day, at) =>
    expect(hourOfDay(zone, day, 2).toISOString()).toBe(at),
  )

  test.each([
    // From winter across the change to summer time, begun again across the one to winter time, and within summer.
    ['2027-10-20T07:00:00Z', '2027-11-10T08:00:00.000Z'],
    ['2027-06-01T07:00:00Z', '2027-06-22T07:00:00.000Z'],
    // 2:30 of the night in which clocks skip it.
    ['2028-03-05T02:30:00+01:00', '2028-03-26T01:30:00.000Z'],
  ])(
    'what began on 20 March in Paris and begins at %s ends three weeks later at the same time',
    (to, end) => {
      const moved = movedBy('Europe/Paris', new Date('2027-03-20T08:00:00Z'), new Date(to))
      expect(moved(new Date('2027-04-10T07:00:00Z')).toISOString()).toBe(end)
    },
  )

  test('every day starts on itself, right after the day before', () => {
    const zones = fc.constantFrom(
      'Asia/Shanghai',
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    )
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 20_000 }), (zone, offset) => {
        const day = addDays('2000-01-01', offset)
        const start = startOfDay(zone, day)
        expect(dayIn(zone, start)).toBe(day)
        expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
    )
  })
})

test('a day that a zone left out begins when the next one does', () => {
  // Samoa went from the 29th to the 31st, to the other side of the date line.
  expect(startOfDay('Pacific/Apia', '2011-12-30')).toEqual(startOfDay('Pacific/Apia', '2011-12-31'))
})

test('more zones than are kept give the same days', () => {
  const zones = Array.from(
    { length: 150 },
    (_, at) => `+0${at % 10}:${String(Math.floor(at / 10)).padStart(2, '0')}`,
  )
  const days = () => zones.map(zone => dayIn(zone, new Date('2026-03-01T18:30:00Z')))
  const [before, after] = [days(), days()]
  expect(after).toEqual(before)
  expect([before[0], before[9]]).toEqual(['2026-03-01', '2026-03-02'])
})
