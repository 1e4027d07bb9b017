import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const event = {
  uid: 'activity-7@example.org',
  startsAt: new Date('2026-03-01T06:00:00Z'),
  endsAt: new Date('2026-03-01T08:30:00Z'),
  changedAt: new Date('2026-02-01T00:00:01.250Z'),
  title: '分享会',
  description: '交叉验证',
  location: '上海',
  url: 'https://example.org/information/activity/7',
  sequence: 2,
  isCancelled: false,
}

test('an event is written in UTC, line by line', () => {
  expect(calendarOf(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leitai//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:activity-7@example.org',
    'DTSTAMP:20260201T000001Z',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'DTSTART:20260301T060000Z',
    'DTEND:20260301T083000Z',
    'SUMMARY:分享会',
    'DESCRIPTION:交叉验证',
    'LOCATION:上海',
    'URL:https://example.org/information/activity/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('calendars are told of what was called off', () => {
  expect(calendarOf({ ...event, isCancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n')
})

test('what has a meaning there is escaped, and no text ends its line', () => {
  const text = calendarOf({ ...event, title: 'a;b,c\\d\r\nATTENDEE:x\u0007', location: '' })
  expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d\\nATTENDEE:x\r\n')
  expect(text).not.toContain('LOCATION')
})

test('lines are folded at 75 octets, between characters', () => {
  const title = `${'评'.repeat(60)}😀${'分'.repeat(60)}`
  const lines = calendarOf({ ...event, title }).split('\r\n')
  expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}\n`)
})
