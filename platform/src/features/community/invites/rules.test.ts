import { describe, expect, test } from 'vitest'
import { dueBoards, inviteIn, inviteLife, nextBoard, readKept, writeKept } from './rules.ts'

const date = (text: string) => new Date(text)
// From noon of the 10th to noon of the 20th in Shanghai; two o'clock there is 18:00 UTC of the day before.
const activity = {
  zone: 'Asia/Shanghai',
  startAt: date('2026-11-10T04:00:00Z'),
  endAt: date('2026-11-20T04:00:00Z'),
}
const days = (now: string, kept: string[] = []) =>
  dueBoards(activity, new Set(kept), date(now)).map(board => board.day)

describe('leaderboards that are due', () => {
  test.each([
    ['before the start', '2026-11-09T20:00:00Z', []],
    ['after the start, before the first two o’clock', '2026-11-10T17:59:59Z', []],
    ['at the first two o’clock', '2026-11-10T18:00:00Z', ['2026-11-11']],
    ['missed for two days', '2026-11-12T18:00:00Z', ['2026-11-11', '2026-11-12', '2026-11-13']],
    [
      'at the first two o’clock after the end',
      '2026-11-20T18:00:00Z',
      [
        '2026-11-14',
        '2026-11-15',
        '2026-11-16',
        '2026-11-17',
        '2026-11-18',
        '2026-11-19',
        '2026-11-20',
        '2026-11-21',
      ],
    ],
    ['long after the end', '2026-12-20T18:00:00Z', []],
  ])('%s', (_name, now, due) => expect(days(now)).toEqual(due))

  test('are not made twice', () =>
    expect(days('2026-11-12T18:00:00Z', ['2026-11-11', '2026-11-13'])).toEqual(['2026-11-12']))

  test('count up to two o’clock there, also where clocks skip it', () => {
    const newYork = {
      zone: 'America/New_York',
      startAt: date('2026-03-07T12:00:00Z'),
      endAt: date('2026-04-01T00:00:00Z'),
    }
    expect(dueBoards(newYork, new Set(), date('2026-03-09T12:00:00Z'))).toEqual([
      { day: '2026-03-08', until: date('2026-03-08T07:00:00Z') },
      { day: '2026-03-09', until: date('2026-03-09T06:00:00Z') },
    ])
  })
})

test.each([
  ['before the start', '2026-11-01T00:00:00Z', '2026-11-10T18:00:00.000Z'],
  ['a moment before', '2026-11-10T17:59:59Z', '2026-11-10T18:00:00.000Z'],
  ['at the moment itself', '2026-11-10T18:00:00Z', '2026-11-11T18:00:00.000Z'],
  ['after the end, before the last one', '2026-11-20T05:00:00Z', '2026-11-20T18:00:00.000Z'],
  ['after the last one', '2026-11-20T18:00:00Z', undefined],
])('the next leaderboard %s', (_name, now, next) =>
  expect(nextBoard(activity, date(now))?.toISOString()).toBe(next),
)

test.each([
  ['targetId=100123&invite=penguins-2026', { targetId: 100123, invite: 'penguins-2026' }],
  ['targetId=100123', { targetId: 100123, invite: null }],
  ['targetId=100123&invite=<script>', { targetId: 100123, invite: null }],
  ['targetId=abc&invite=x', null],
  ['targetId=-5', null],
  ['targetId=0', null],
  ['', null],
])('?%s names %o', (query, invite) => expect(inviteIn(new URLSearchParams(query))).toEqual(invite))

describe('what a browser remembers', () => {
  const invite = { targetId: 7, invite: 'x' }
  test.each([
    ['at once', 0, invite],
    ['a moment before 24 hours', inviteLife - 1, invite],
    ['after 24 hours', inviteLife, null],
    ['from the future', -1, null],
  ])('%s', (_name, age, wanted) => expect(readKept(writeKept(invite, 1_000), 1_000 + age)).toEqual(wanted))

  test('is 24 hours long', () => expect(inviteLife).toBe(86_400_000))
  test.each([null, '', 'x', 'null', '{}', '{"targetId":"7","at":1}', '[1]'])('%s is nothing', text =>
    expect(readKept(text, 2)).toBeNull(),
  )
})
