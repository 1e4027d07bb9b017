import { describe, expect, test } from 'vitest'
import {
  decidingRound,
  isDecidable,
  isOverlapping,
  plannedSlots,
  shortlistBy,
  standingOf,
  type Rule,
  type Slot,
  type Verdict,
} from './rules.ts'

const byNumber = (number: number, minimum: number | null = null): Rule => ({ by: 'number', number, minimum })
/** As they are ranked: each by its score, all of one track unless it is said. */
const ranked = (...scores: (number | null)[]) =>
  scores.map((score, at) => ({ proposalId: at + 1, trackId: 1, score }))
const told = (
  placed: ReturnType<typeof ranked>,
  rule: Rule,
  byHand: [number, Verdict][] = [],
  quotas: [number, number | null][] = [],
) =>
  shortlistBy(placed, new Map(byHand), rule, new Map(quotas))
    .map(({ verdict, why }) => `${verdict[0]}:${why.code}`)
    .join(' ')

test.each<[string, string, string]>([
  ['as many as there are places', told(ranked(90, 80, 70), byNumber(2)), 's:within s:within d:below'],
  ['equal scores at the cut', told(ranked(90, 80, 80, 70), byNumber(2)), 's:within t:tied t:tied d:below'],
  ['all of those who tie, above the cut too', told(ranked(80, 80, 80), byNumber(2)), 't:tied t:tied t:tied'],
  [
    'equal scores beside the cut are none',
    told(ranked(90, 80, 80), byNumber(3)),
    's:within s:within s:within',
  ],
  ['a least score', told(ranked(90, 60, null), byNumber(3, 70)), 's:within d:minimum d:unscored'],
  [
    'a tie that somebody decided: in takes a place, out leaves it',
    told(ranked(90, 80, 80), byNumber(2), [
      [2, 'shortlisted'],
      [3, 'declined'],
    ]),
    's:within s:hand d:hand',
  ],
  [
    'in by hand, whatever the score, takes a place of another',
    told(ranked(90, 80, 10), byNumber(2), [[3, 'shortlisted']]),
    's:within d:below s:hand',
  ],
  [
    'no number is no limit',
    told(ranked(90, 10), { by: 'number', number: null, minimum: null }),
    's:all s:all',
  ],
])('%s', (_name, got, wanted) => expect(got).toBe(wanted))

test('each track has its own places', () => {
  const placed = [
    { proposalId: 1, trackId: 1, score: 90 },
    { proposalId: 2, trackId: 1, score: 80 },
    { proposalId: 3, trackId: 2, score: 70 },
    { proposalId: 4, trackId: 2, score: 60 },
  ]
  const rule: Rule = { by: 'tracks', number: null, minimum: null }
  expect(
    told(
      placed,
      rule,
      [],
      [
        [1, 1],
        [2, null],
      ],
    ),
  ).toBe('s:within d:below s:all s:all')
})

describe('defences', () => {
  const at = (minute: number, place: string): Slot => ({
    proposalId: minute,
    startsAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    minutes: 20,
    place,
  })
  test.each([
    [at(0, 'A'), at(19, 'a '), true],
    [at(0, 'A'), at(20, 'A'), false],
    [at(0, 'A'), at(0, 'B'), false],
  ])('%j and %j', (a, b, is) => expect([isOverlapping(a, b), isOverlapping(b, a)]).toEqual([is, is]))

  test('are planned without overlap, in an order that hangs on the seed alone', () => {
    const startsAt = new Date('2026-03-01T01:00:00Z')
    const plan = { startsAt, minutes: 20, pause: 5, places: ['A', 'B'], seed: 7 }
    const ids = Array.from({ length: 31 }, (_, index) => index + 1)
    const slots = plannedSlots(ids, plan)
    expect(plannedSlots(ids.toReversed(), plan)).toEqual(slots)
    expect(plannedSlots(ids, { ...plan, seed: 8 })).not.toEqual(slots)
    expect(slots.map(slot => slot.proposalId).toSorted((a, b) => a - b)).toEqual(ids)
    expect(slots.some((one, index) => slots.slice(index + 1).some(other => isOverlapping(one, other)))).toBe(
      false,
    )
  })
})

test('results go by the last round once all that were opened are closed', () => {
  const on = new Date(0)
  const first = { id: 1, kind: 'preliminary' as const, opened_at: on, closed_at: on }
  const second = { id: 2, kind: 'defence' as const, opened_at: on, closed_at: null }
  const planned = { id: 3, kind: 'final' as const, opened_at: null, closed_at: null }
  expect(decidingRound([first, planned])?.id).toBe(1)
  expect(decidingRound([first, second])).toBeUndefined()
  expect(decidingRound([planned])).toBeUndefined()
  expect([isDecidable([first, planned], 1), isDecidable([first, second], 1)]).toEqual([true, false])
})

test('a proposal that its team withdrew is that before all else', () => {
  const facts = { withdrawnAt: null, isRejected: false, outcome: null, decision: null }
  expect(standingOf(facts)).toBe('review')
  expect(standingOf({ ...facts, decision: 'shortlisted' })).toBe('shortlisted')
  expect(standingOf({ ...facts, decision: 'shortlisted', outcome: 'awarded' })).toBe('awarded')
  expect(standingOf({ ...facts, isRejected: true, outcome: 'awarded' })).toBe('rejected')
  expect(standingOf({ ...facts, isRejected: true, withdrawnAt: new Date(0) })).toBe('withdrawn')
})
