import { describe, expect, test } from 'vitest'
import {
  pauseAt,
  planProblems,
  scheduleTitle,
  stageOf,
  takesFilesOf,
  takesOnlyCode,
  type ListBMode,
  type PlannedRound,
} from './rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const competition = { startAt: at(1), endAt: at(31) }
const sound: PlannedRound = {
  startAt: at(2),
  endAt: at(20),
  listAStart: at(2),
  listAEnd: at(10),
  listBMode: 'window',
  listBStart: at(12),
  listBEnd: at(20),
  subRanks: [],
}
const board = (zh: string, en: string) => ({ key: '', zh, en })
const found = (...rounds: Partial<PlannedRound>[]) =>
  planProblems(
    rounds.map(round => ({ ...sound, ...round })),
    competition,
  ).map(({ round, field, code }) => `${round} ${field} ${code}`)

describe('a plan', () => {
  test.each([
    ['list A and then a window for list B', {}],
    ['no list B', { listBMode: 'none', listBStart: null, listBEnd: null }],
    ['a split without a window', { listBMode: 'split', listBStart: null, listBEnd: null }],
    ['a split with a window', { listBMode: 'split' }],
    ['windows that touch', { listBStart: at(10) }],
    ['all of the competition', { startAt: at(1), endAt: at(31), listAStart: at(1) }],
    ['several boards', { subRanks: [board('学生组', 'Students'), board('社会组', 'Open')] }],
  ] as const)('of %s is possible', (_what, change) =>
    expect(found(change as Partial<PlannedRound>)).toEqual([]),
  )

  test.each([
    [
      { endAt: at(2), listAEnd: at(2) },
      ['endAt end_before_start', 'listAEnd list_a_end_before_start', 'listBEnd list_b_after_round'],
    ],
    [{ startAt: new Date(at(1).getTime() - 1) }, ['startAt before_competition']],
    [{ endAt: new Date(at(31).getTime() + 1) }, ['endAt after_competition']],
    [{ listAStart: at(1) }, ['listAStart list_a_before_round']],
    [{ listAEnd: at(21) }, ['listAEnd list_a_after_round', 'listBStart list_b_before_list_a_end']],
    [{ listBStart: null }, ['listBStart list_b_missing']],
    [{ listBStart: null, listBEnd: null }, ['listBStart list_b_missing', 'listBEnd list_b_missing']],
    [{ listBMode: 'split', listBEnd: null }, ['listBEnd list_b_missing']],
    [{ listBMode: 'none' }, ['listBStart list_b_not_wanted', 'listBEnd list_b_not_wanted']],
    [{ listBEnd: at(12) }, ['listBEnd list_b_end_before_start']],
    [{ listBStart: at(9) }, ['listBStart list_b_before_list_a_end']],
    [{ listBEnd: at(21) }, ['listBEnd list_b_after_round']],
    [{ subRanks: [board('A', 'First'), board('Ａ ', 'Second')] }, ['subRanks sub_rank_twice']],
  ] as const)('with %o is impossible for all its reasons', (change, reasons) =>
    expect(found(change as Partial<PlannedRound>)).toEqual(reasons.map(reason => `0 ${reason}`)),
  )

  const later = {
    startAt: at(20),
    endAt: at(31),
    listAStart: at(20),
    listAEnd: at(25),
    listBStart: at(26),
    listBEnd: at(31),
  }
  test('of two rounds may follow each other at once, and not overlap', () => {
    expect(found({}, later)).toEqual([])
    expect(found({}, { ...later, startAt: new Date(at(20).getTime() - 1) })).toEqual([
      '1 startAt overlaps_round',
    ])
    expect(found(later, {}, {})).toEqual(['2 startAt overlaps_round'])
  })

  test('has at most five rounds', () =>
    expect(found({}, {}, {}, {}, {}, {}).filter(reason => reason.endsWith('too_many_rounds'))).toEqual([
      '5 startAt too_many_rounds',
    ]))
})

// Spec §4: the stage is 1 inside the list B window, otherwise 0, whichever way list B is run.
test.each<[string, ListBMode, Date | null, Date | null, Date, 0 | 1]>([
  ['no list B', 'none', null, null, at(15), 0],
  ['a window, during list A', 'window', at(12), at(20), at(5), 0],
  ['a window, between the lists', 'window', at(12), at(20), new Date(at(12).getTime() - 1), 0],
  ['a window, from its first moment', 'window', at(12), at(20), at(12), 1],
  ['a window, to its last', 'window', at(12), at(20), new Date(at(20).getTime() - 1), 1],
  ['a window that has ended', 'window', at(12), at(20), at(20), 0],
  ['a split without a window, after list A', 'split', null, null, at(15), 0],
  ['a split with a window, before it', 'split', at(12), at(20), at(11), 0],
  ['a split with a window, inside it', 'split', at(12), at(20), at(15), 1],
])('the stage in %s', (_what, listBMode, listBStart, listBEnd, now, stage) => {
  expect(stageOf({ ...sound, id: 1, sort: 0, listBMode, listBStart, listBEnd }, now)).toBe(stage)
})

test.each([
  [0, '', 'zh-CN', '第一轮'],
  [2, '', 'en-US', 'Third round'],
  [4, '', 'en-US', '5th schedule'],
  [0, '2026#初赛', 'zh-CN', '初赛'],
  [0, '#Finals', 'en-US', 'Finals'],
  [0, '初赛', 'zh-CN', '第一轮'],
  [0, '2026# ', 'zh-CN', '第一轮'],
] as const)('round %i “%s” in %s is called %s', (sort, title, lang, name) =>
  expect(scheduleTitle(sort, title, lang)).toBe(name),
)

const running = { ...sound, id: 1, sort: 0 }
// Of a window the first moment is within and the last is not.
test.each<[string, Partial<typeof running>, Date, ReturnType<typeof pauseAt>]>([
  ['before list A', {}, new Date(at(2).getTime() - 1), { closedAt: null, opensAt: at(2) }],
  ['in list A', {}, at(2), undefined],
  ['between the lists', {}, at(10), { closedAt: at(10), opensAt: at(12) }],
  ['in list B', {}, at(12), undefined],
  ['after list B', {}, at(20), { closedAt: at(20), opensAt: null }],
  [
    'in the list B of a split, which takes no files',
    { listBMode: 'split' },
    at(12),
    { closedAt: at(10), opensAt: null },
  ],
])('the pause %s', (_when, change, now, pause) =>
  expect(pauseAt({ ...running, ...change }, now)).toEqual(pause),
)

test.each([
  ['the first round takes every team’s', { scheduleId: null, isBanned: false }, 0, at(5), true],
  ['no round takes any between its lists', { scheduleId: null, isBanned: false }, 0, at(11), false],
  ['a later round takes those of its teams', { scheduleId: 1, isBanned: false }, 1, at(5), true],
  ['a later round takes nobody else’s', { scheduleId: null, isBanned: false }, 1, at(5), false],
  ['a banned team’s are taken nowhere', { scheduleId: 1, isBanned: true }, 0, at(5), false],
])('files: %s', (_what, team, sort, now, takes) =>
  expect(takesFilesOf(team, [{ ...running, sort }], now)).toBe(takes),
)

test.each([
  ['solution', null, true],
  ['solution', {}, false],
  // Not set up yet: no file can be sent, but one will.
  ['computing', null, false],
])('of a %s competition a round with the file %j takes only code: %j', (type, fileDescription, is) =>
  expect(takesOnlyCode({ type }, { fileDescription })).toBe(is),
)
