import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areSame,
  awardsOf,
  endingEarlier,
  overlapping,
  presentEdition,
  presentAward,
  readNumber,
  sameName,
  stateOf,
} from './rules.ts'

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)
const edition = (id: number, from: string, to: string) => ({ id, startAt: day(from), endAt: day(to) })

test.each([
  ['01-31', 'coming'],
  ['02-01', 'running'],
  ['02-27', 'running'],
  ['02-28', 'ended'],
])('on %s a season of February is %s', (now, state) =>
  expect(stateOf(edition(1, '02-01', '02-28'), day(now))).toBe(state),
)

test.each([
  ['01-01', 1],
  ['01-20', 2],
  ['03-15', 3],
  ['12-01', 3],
])('on %s the season %i is shown first', (now, id) => {
  const editions = [edition(3, '03-01', '03-31'), edition(1, '01-01', '01-10'), edition(2, '02-01', '02-28')]
  expect(presentEdition(editions, day(now))?.id).toBe(id)
})

const gold = { id: 1, fromRank: 1, toRank: 1 }
const silver = { id: 2, fromRank: 2, toRank: 3 }
const report = { id: 3, fromRank: null, toRank: null }
const decided = (awardId: number, teamId: number, isGiven: boolean) => ({ awardId, teamId, isGiven })

test.each([
  ['by rank', 1, [], [1]],
  ['by the last of several ranks', 3, [], [2]],
  ['beyond all ranks', 4, [], []],
  ['given what no rank has', 4, [decided(3, 7, true)], [3]],
  ['given another beside that of the rank', 1, [decided(3, 7, true)], [1, 3]],
  ['given what a better rank has', 3, [decided(1, 7, true)], [1, 2]],
  ['taken what the rank has', 1, [decided(1, 7, false)], []],
  ['one taken, one given', 2, [decided(2, 7, false), decided(3, 7, true)], [3]],
  ['decided about another team', 1, [decided(1, 8, false), decided(3, 8, true)], [1]],
  ['taken what it would not have', 4, [decided(1, 7, false)], []],
])('awards: %s', (_, rank, decisions, ids) =>
  expect(awardsOf([gold, silver, report], { teamId: 7, rank }, decisions).map(award => award.id)).toEqual(
    ids,
  ),
)

test('decisions count in whatever order they came, each for its own team and award, and ranks where there is none', () => {
  const rank = fc.integer({ min: 1, max: 6 })
  const ranks = fc.option(fc.tuple(rank, rank).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const))
  const awardList = fc
    .array(ranks, { maxLength: 5 })
    .map(all => all.map((pair, id) => ({ id, fromRank: pair?.[0] ?? null, toRank: pair?.[1] ?? null })))
  const decisionList = fc.uniqueArray(
    fc.record({ awardId: fc.nat(4), teamId: fc.nat(3), isGiven: fc.boolean() }),
    { selector: one => `${one.awardId} ${one.teamId}` },
  )
  const shuffled = decisionList.chain(list =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(
      awardList,
      fc.record({ teamId: fc.nat(3), rank }),
      shuffled,
      (awards, place, [one, other]) => {
        const held = awardsOf(awards, place, one)
        expect(awardsOf(awards, place, other)).toEqual(held)
        const byRank = awardsOf(awards, place, [])
        expect(byRank).toEqual(
          awards.filter(
            ({ fromRank, toRank }) => (fromRank ?? 7) <= place.rank && place.rank <= (toRank ?? 0),
          ),
        )
        for (const award of awards) {
          const decision = one.find(({ awardId, teamId }) => awardId === award.id && teamId === place.teamId)
          expect(held.includes(award)).toBe(decision ? decision.isGiven : byRank.includes(award))
        }
      },
    ),
  )
})

test('awards whose ranks meet are told', () => {
  const award = (fromRank: number | null, toRank: number | null) => ({ fromRank, toRank })
  expect(overlapping([award(null, null), award(1, 1), award(null, null)])).toEqual([])
  expect(overlapping([award(1, 1), award(2, 3), award(4, 10)])).toEqual([])
  expect(overlapping([award(1, 3), award(3, 5), award(6, 6)])).toEqual([1])
})

test.each([
  ['2026-1001-00042', { year: '2026', competitionId: 1001, serial: 42 }],
  [' 2026 - 1001 - 00042 ', { year: '2026', competitionId: 1001, serial: 42 }],
  ['２０２６-1001-00042', { year: '2026', competitionId: 1001, serial: 42 }],
  ['2026-1001', undefined],
  ["2026-1001-1' or 1=1", undefined],
  ['2026-99999999999-1', undefined],
])('the number %j', (typed, read) => expect(readNumber(typed)).toEqual(read))

test.each([
  ['张三', ' 张 三', true],
  ['Ａnna Lee', 'anna  lee', true],
  ['张三', '张三丰', false],
])('%s is %s: %s', (a, b, same) => expect(sameName(a, b)).toBe(same))

test.each([
  [['三等奖'], '三等奖', true],
  [['三等奖'], '参赛证明', false],
  [['三等奖', '最佳进步奖'], '三等奖', false],
  [[], '参赛证明', false],
  [[], '', true],
])('the awards %j of a season are what the certificate says, %j: %s', (awards, certificate, same) =>
  expect(areSame(awards, certificate)).toBe(same),
)

const offered = (id: number, isHeld = false, isByJury = false) => ({ id, isHeld, isByJury })
test.each([
  ['what the team holds', [offered(1), offered(2, true), offered(3, false, true)], 2],
  ['what a jury alone gives', [offered(1), offered(2), offered(3, false, true)], 3],
  ['the first', [offered(1), offered(2)], 1],
  ['none', [], undefined],
])('decided about first: %s', (_, awards, id) => expect(presentAward(awards)?.id).toBe(id))

test.each([
  [['06-01'], []],
  [['06-01', '06-01', '07-01'], []],
  [['06-02', '06-01'], [1]],
  [
    ['06-03', '06-01', '06-02', '06-03'],
    [1, 2],
  ],
])('of stages that end at %j those at %j end before an earlier one', (ends, places) =>
  expect(endingEarlier(ends.map(day))).toEqual(places),
)
