import { describe, expect, test } from 'vitest'
import { daysLater, movedBy, startOfDay } from '../src/base/clock/zone.ts'
import { soon } from '../src/base/todo.ts'
import { uploadExpires } from '../src/base/uploads/kind.ts'
import { inviteLife, nextBoard } from '../src/features/community/invites/rules.ts'
import { timeLeft } from '../src/features/competing/competitions/rules.ts'
import { newRound } from '../src/features/competing/schedules/web/parts/new-round.ts'
import { movedByKey, nearestHour } from '../src/features/competing/schedules/web/parts/timeline-steps.ts'
import { invitationLife } from '../src/features/competing/teams/server/invitation.ts'
import { nextNameChange } from '../src/features/people/identity/user-name.rules.ts'
import { dueAt, expiresAt } from '../src/features/people/own-data/rules.ts'
import { plannedSlots } from '../src/features/review/decisions/rules.ts'

const zone = 'Europe/Paris'
/** 9:00 there; the clocks go forward on 28 March 2027 and back on 31 October. */
const before = new Date('2027-03-27T08:00:00Z')
const autumn = new Date('2027-10-30T07:00:00Z')
const hours = (count: number, from = before) => new Date(from.getTime() + count * 3_600_000).toISOString()
const text = (at: Date | null) => at?.toISOString()
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })
const competition = { zone, startAt: before.toISOString(), endAt: before.toISOString() }

describe('what organizers plan in days keeps the time of the clock there', () => {
  test.each([
    ['a round of a week', newRound([], competition).endAt, hours(7 * 24 - 1)],
    ['a day back in the autumn', text(daysLater(zone, autumn, 1)), hours(25, autumn)],
    [
      'a day on the timeline by Shift',
      movedByKey(zone, competition.startAt, key('ArrowRight', true)),
      hours(23),
    ],
    ['a day on the timeline by page', movedByKey(zone, hours(23), key('PageDown')), hours(0)],
    [
      'a full hour where clocks are half an hour apart',
      nearestHour('Asia/Kolkata', before.getTime()),
      '2027-03-27T08:30:00.000Z',
    ],
    ['a clone a year later', text(daysLater(zone, before, 365)), '2028-03-26T07:00:00.000Z'],
    [
      'rounds of a clone',
      text(movedBy(zone, before, autumn)(new Date('2027-03-28T07:00:00Z'))),
      hours(25, autumn),
    ],
    ['the day of a quota', text(startOfDay(zone, '2027-03-29')), '2027-03-28T22:00:00.000Z'],
    [
      'a daily board',
      text(nextBoard({ zone, startAt: before, endAt: autumn }, new Date('2027-03-28T12:00:00Z'))),
      '2027-03-29T00:00:00.000Z',
    ],
  ])('%s', (_what, at, expected) => expect(at).toBe(expected))
})

describe('what is counted from a moment lasts exactly as long as it says', () => {
  test.each([
    ['an hour on the timeline', movedByKey(zone, competition.startAt, key('ArrowRight')), hours(1)],
    ['an invitation to a team', hours(invitationLife / 3_600_000), hours(7 * 24)],
    ['who invited', hours(inviteLife / 3_600_000), hours(24)],
    ['an upload', text(uploadExpires({ days: 1 }, before)), hours(24)],
    ['the time before an account is deleted', text(dueAt(before)), hours(14 * 24)],
    ['a download of one’s own data', text(expiresAt(before)), hours(7 * 24)],
    ['the time between two user names', text(nextNameChange(before, before)), hours(30 * 24)],
    ['what is worth a word ahead', text(soon({ now: before, own: null })), hours(14 * 24)],
    [
      'the second of two defences',
      text(
        plannedSlots([1, 2], {
          startsAt: new Date('2027-03-28T00:30:00Z'),
          minutes: 50,
          pause: 10,
          places: [],
          seed: 1,
        })[1]?.startsAt ?? null,
      ),
      '2027-03-28T01:30:00.000Z',
    ],
  ])('%s', (_what, at, expected) => expect(at).toBe(expected))

  test('a countdown', () => {
    expect(timeLeft(before.toISOString(), hours(23))).toEqual({ unit: 'hours', count: 23 })
  })
})
