import { expect, test } from 'vitest'
import { overlapping, presentEdition, readNumber, sameName, stateOf } from './rules.ts'

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

test('awards whose ranks meet are told', () => {
  const award = (fromRank: number, toRank: number) => ({ fromRank, toRank })
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
