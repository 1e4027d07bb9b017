import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../base/contract/failure.ts'
import { teamFaults } from './faults.ts'
import {
  changeBlocked,
  dayFits,
  dissolvingBlocked,
  quittingBlocked,
  unitingBlocked,
  type DayTogether,
  type Frame,
  type TeamState,
} from './policy.ts'

const now = new Date('2026-11-20T04:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const team = (id: number, given: Partial<TeamState> = {}): TeamState => ({
  id,
  memberCount: 1,
  scheduleId: null,
  isBanned: false,
  isMerged: false,
  ...given,
})
const frame = (given: Partial<Frame> = {}): Frame => ({
  teamSizeMax: 3,
  endAt: later(1),
  mergeDeadline: null,
  ...given,
})
const day = (own: number, other: number, more: Partial<DayTogether> = {}): DayTogether => ({
  own: { accepted: own, failed: 0 },
  other: { accepted: other, failed: 0 },
  limits: { accepted: 5, failed: null },
  ...more,
})

type Given = {
  kind?: 'join' | 'merge'
  from?: Partial<TeamState>
  into?: Partial<TeamState>
  frame?: Partial<Frame>
  days?: DayTogether[]
}
const uniting: [string, Given, Fault | undefined][] = [
  ['two people', {}, undefined],
  ['the last place', { into: { memberCount: 2 } }, undefined],
  ['a full team', { into: { memberCount: 3 } }, teamFaults.full],
  ['a full team, by merging', { kind: 'merge', into: { memberCount: 3 } }, teamFaults.full],
  [
    'two and two into three',
    { kind: 'merge', from: { memberCount: 2 }, into: { memberCount: 2 } },
    teamFaults.tooManyMembers,
  ],
  ['two and one into three', { kind: 'merge', from: { memberCount: 2 } }, undefined],
  ['somebody who has others', { from: { memberCount: 2 } }, teamFaults.inOtherTeam],
  ['a team merged away', { into: { isMerged: true } }, teamFaults.mergedElsewhere],
  ['somebody gone elsewhere', { from: { isMerged: true } }, teamFaults.askerMoved],
  ['a banned team', { into: { isBanned: true } }, teamFaults.banned],
  ['a banned asker', { from: { isBanned: true } }, teamFaults.askerBanned],
  ['itself', { into: { id: 1 } }, teamFaults.ownTeam],
  ['the last moment', { frame: { mergeDeadline: later(1) } }, undefined],
  ['the deadline', { frame: { mergeDeadline: now } }, teamFaults.tooLate],
  ['the end itself', { frame: { endAt: now } }, undefined],
  ['after the end', { frame: { endAt: later(-1) } }, teamFaults.ended],
  ['another round', { into: { scheduleId: 7 } }, teamFaults.otherRound],
  ['the same later round', { from: { scheduleId: 7 }, into: { scheduleId: 7 } }, undefined],
  ['days that fit', { days: [day(2, 3), day(5, 0), day(0, 5)] }, undefined],
  ['one day that does not', { days: [day(1, 1), day(3, 3)] }, teamFaults.tooManySubmissions],
]
test.each(uniting)('uniting with %s', (_name, given, fault) =>
  expect(
    unitingBlocked({
      kind: given.kind ?? 'join',
      from: team(1, given.from),
      into: team(2, given.into),
      frame: frame(given.frame),
      days: given.days ?? [],
      now,
    }),
  ).toBe(fault),
)

describe('a day of two teams', () => {
  const failed = (own: number, other: number, limit: number | null) =>
    day(0, 0, {
      own: { accepted: 0, failed: own },
      other: { accepted: 0, failed: other },
      limits: { accepted: 5, failed: limit },
    })
  test.each([
    ['up to the limit', day(2, 3), true],
    ['over it', day(3, 3), false],
    ['over it by one team alone, since the organiser lowered it', day(7, 0), true],
    ['failures without a limit', failed(50, 50, null), true],
    ['failures up to the limit', failed(4, 6, 10), true],
    ['failures over it', failed(5, 6, 10), false],
    ['failures of one team over it', failed(11, 0, 10), true],
  ])('%s', (_name, together, fits) => expect(dayFits(together)).toBe(fits))

  test('days that all fit make totals that fit', () => {
    const days = [day(1, 4), day(5, 0), day(2, 2)]
    const total = days.reduce((sum, one) => sum + one.own.accepted + one.other.accepted, 0)
    expect(days.every(dayFits) && total <= 5 * days.length).toBe(true)
  })
})

test.each([
  ['a team', {}, {}, undefined],
  ['a banned team', { isBanned: true }, {}, teamFaults.banned],
  ['a team after the end', {}, { endAt: later(-1) }, teamFaults.ended],
] as const)('%s changes', (_name, state, given, fault) =>
  expect(changeBlocked(team(1, state), frame(given), now)).toBe(fault),
)

test.each([
  ['a captain', { role: 'captain', handedOverAt: null }, teamFaults.transferFirst],
  ['somebody who joined', { role: 'member', handedOverAt: null }, teamFaults.cannotLeave],
  ['a captain who handed over', { role: 'member', handedOverAt: now }, undefined],
] as const)('%s quits', (_name, member, fault) => expect(quittingBlocked(member)).toBe(fault))

test.each([
  ['alone, with nothing handed in', { memberCount: 1, hasSubmitted: false }, undefined],
  ['alone, with something handed in', { memberCount: 1, hasSubmitted: true }, teamFaults.alreadySubmitted],
  ['with others', { memberCount: 2, hasSubmitted: false }, teamFaults.notAlone],
] as const)('dissolving %s', (_name, given, fault) => expect(dissolvingBlocked(given)).toBe(fault))
