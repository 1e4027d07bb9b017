import { expect, test } from 'vitest'
import { dayInZones, formatBytes, formatCount, formatRelative, hasSeconds, timeInZones } from './format.ts'
import { formatsIn } from './formats-in.ts'

const chinese = formatsIn('zh-CN')
const english = formatsIn('en-US')
const now = '2026-11-21T04:00:00.000Z'

test.each([
  ['2026-11-21T03:59:00.000Z', '刚刚', 'just now'],
  ['2026-11-21T02:59:00.000Z', '1 小时前', '1 hour ago'],
  ['2026-11-20T05:00:00.000Z', '23 小时前', '23 hours ago'],
  ['2026-11-19T04:00:00.000Z', '2 天前', '2 days ago'],
  ['2026-10-01T04:00:00.000Z', '2026/10/01', '1 Oct 2026'],
])('%s is %s / %s', (at, zh, en) => {
  expect(formatRelative(at, now, 'Asia/Shanghai', chinese)).toBe(zh)
  expect(formatRelative(at, now, 'Asia/Shanghai', english)).toBe(en)
})

test('times stand in their zone, to the second where that is asked for', () => {
  expect(chinese.formatTime('2026-11-20T16:05:07.999Z', 'Asia/Shanghai')).toBe('2026/11/21 00:05')
  expect(chinese.formatTime('2026-11-20T16:05:07.999Z', 'Asia/Shanghai', true)).toBe('2026/11/21 00:05:07')
  expect(timeInZones('2026-11-20T06:05:07.000Z', 'Asia/Shanghai', 'Asia/Kolkata', chinese, true)).toEqual({
    own: '2026/11/20 14:05:07',
    reader: '11:35:07',
  })
})

test.each([
  ['Asia/Shanghai', '17 Dec 2026, 21:46 GMT+8'],
  ['Asia/Kolkata', '17 Dec 2026, 19:16 GMT+5:30'],
  ['America/St_Johns', '17 Dec 2026, 10:16 GMT-3:30'],
  ['Europe/London', '17 Dec 2026, 13:46 GMT'],
  ['UTC', '17 Dec 2026, 13:46'],
])('English names the month, and the offset of %s', (zone, said) =>
  expect(english.formatTime('2026-12-17T13:46:05.000Z', zone)).toBe(said),
)

test('English days, with and without their year, and seconds', () => {
  const { formatDay, formatShortDay, formatTime } = english
  expect(formatDay('2026-10-01T00:00:00.000Z', 'UTC')).toBe('1 Oct 2026')
  expect(formatShortDay('2026-10-01T00:00:00.000Z', 'UTC')).toBe('1 Oct')
  expect(chinese.formatShortDay('2026-10-01T00:00:00.000Z', 'UTC')).toBe('10/01')
  expect(formatTime('2026-07-01T00:00:09.000Z', 'Europe/London', true)).toBe('1 Jul 2026, 01:00:09 GMT+1')
})

test.each([
  ['the same clock', '2026-11-20T16:05:00.000Z', 'Asia/Singapore', null],
  ['another day', '2026-11-20T16:05:00.000Z', 'America/Los_Angeles', '20 Nov, 08:05 GMT-8'],
  ['the same day', '2026-11-20T06:05:00.000Z', 'Asia/Kolkata', '11:35 GMT+5:30'],
  ['another year', '2026-12-31T16:00:00.000Z', 'UTC', '31 Dec 2026, 16:00'],
] as const)('an English time for a reader in %s', (_name, at, reader, theirs) =>
  expect(timeInZones(at, 'Asia/Shanghai', reader, english).reader).toBe(theirs),
)

test.each([
  ['2026-11-20T15:59:59.000Z', true],
  ['2026-11-20T16:00:00.000Z', false],
  ['2026-11-20T16:00:00.999Z', false],
])('an end at %s is told to the second: %s', (at, is) => expect(hasSeconds(at)).toBe(is))
test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [132000, '132,000'],
  [1234567, '1,234,567'],
])('%d', (value, text) => expect(formatCount(value)).toBe(text))
test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [10_485_760, '10.0 MB'],
])('%d bytes', (value, text) => expect(formatBytes(value)).toBe(text))

test.each([
  ['a reader not known yet', '2026-11-20T16:05:00.000Z', 'Asia/Shanghai', null, '2026/11/21 00:05', null],
  ['the same zone', '2026-11-20T16:05:00.000Z', 'Asia/Shanghai', 'Asia/Shanghai', '2026/11/21 00:05', null],
  ['the same clock', '2026-11-20T16:05:00.000Z', 'Asia/Shanghai', 'Asia/Singapore', '2026/11/21 00:05', null],
  [
    'another day',
    '2026-11-20T16:05:00.000Z',
    'Asia/Shanghai',
    'America/Los_Angeles',
    '2026/11/21 00:05',
    '11/20 08:05',
  ],
  ['the same day', '2026-11-20T06:05:00.000Z', 'Asia/Shanghai', 'Asia/Kolkata', '2026/11/20 14:05', '11:35'],
  [
    'another year',
    '2026-12-31T16:00:00.000Z',
    'Asia/Shanghai',
    'UTC',
    '2027/01/01 00:00',
    '2026/12/31 16:00',
  ],
  ['before clocks change', '2026-03-29T00:59:00.000Z', 'UTC', 'Europe/London', '2026/03/29 00:59', null],
  ['after clocks change', '2026-03-29T01:00:00.000Z', 'UTC', 'Europe/London', '2026/03/29 01:00', '02:00'],
] as const)('a time for a reader in %s', (_name, at, zone, reader, own, theirs) =>
  expect(timeInZones(at, zone, reader, chinese)).toEqual({ own, reader: theirs }),
)

test.each([
  ['2026-11-20T16:05:00.000Z', null, null],
  ['2026-11-20T16:05:00.000Z', 'America/Los_Angeles', '11/20'],
  ['2026-12-31T16:05:00.000Z', 'America/Los_Angeles', '2026/12/31'],
  ['2026-11-20T15:05:00.000Z', 'Europe/Berlin', null],
] as const)('the day of %s for a reader in %s', (at, reader, theirs) =>
  expect(dayInZones(at, 'Asia/Shanghai', reader, chinese).reader).toBe(theirs),
)
