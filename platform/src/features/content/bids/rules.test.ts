import { expect, test } from 'vitest'
import {
  bidDenied,
  deleteDenied,
  takeDownDenied,
  unwritten,
  confidentialities,
  editDenied,
  needStates,
  readsDetails,
  stateNow,
  stepDenied,
  steps,
  type Standing,
} from './rules.ts'

const nobody: Standing = { isSignedIn: false, isPoster: false, isStaff: false, isAdmitted: false }
const somebody = { ...nobody, isSignedIn: true }
const people = {
  visitor: nobody,
  somebody,
  admitted: { ...somebody, isAdmitted: true },
  poster: { ...somebody, isPoster: true },
  staff: { ...somebody, isStaff: true },
}
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]

test('a call is in selection from its deadline on, whether or not its poster says so', () => {
  const deadline = new Date('2026-12-01T00:00:00Z')
  const at = (ms: number) => stateNow({ state: 'open', deadline }, new Date(deadline.getTime() + ms))
  expect([at(-1), at(0), stateNow({ state: 'closed', deadline }, new Date(0))]).toEqual([
    'open',
    'selection',
    'closed',
  ])
})

test('details are read by poster and staff, and by others as the call says', () => {
  const readers = (level: (typeof confidentialities)[number]) =>
    everybody.filter(who => readsDetails(level, people[who]))
  expect(confidentialities.map(readers)).toEqual([
    everybody,
    ['somebody', 'admitted', 'poster', 'staff'],
    ['admitted', 'poster', 'staff'],
  ])
})

test('who takes which step in which state', () => {
  const allowed = everybody.flatMap(who =>
    steps.flatMap(step => {
      const states = needStates.filter(state => !stepDenied(step, state, people[who]))
      return states.length > 0 ? [`${who} ${step}: ${states.join(' ')}`] : []
    }),
  )
  expect(allowed).toEqual([
    'poster submit: draft',
    'poster recall: submitted',
    'poster select: open',
    'poster award: selection',
    'poster close: open selection',
    'staff return: submitted',
    'staff publish: submitted',
    'staff select: open',
    'staff award: selection',
    'staff close: open selection',
  ])
})

test('a poster edits a draft, staff what is not over, others nothing', () => {
  const editable = everybody.map(who => needStates.filter(state => !editDenied(state, people[who])).join(' '))
  expect(editable).toEqual(['', '', '', 'draft', 'draft submitted open selection'])
})

test('a poster alone deletes a draft, as long as nobody has bid', () => {
  const deletable = (bids: number) =>
    everybody.flatMap(who =>
      needStates.filter(state => !deleteDenied({ state, bids }, people[who])).map(state => `${who} ${state}`),
    )
  expect([deletable(0), deletable(1)]).toEqual([['poster draft'], []])
})

test('staff alone take down what was published', () => {
  const takers = everybody.flatMap(who =>
    needStates.filter(state => !takeDownDenied(state, people[who])).map(state => `${who} ${state}`),
  )
  expect(takers).toEqual(['staff open', 'staff selection', 'staff awarded', 'staff closed'])
})

test('one language is enough to submit, and a reward that is said to be agreed on', () => {
  const empty = {
    titleZh: '题目',
    titleEn: '',
    summaryZh: '',
    summaryEn: '',
    backgroundZh: '',
    backgroundEn: '',
    targetZh: '',
    targetEn: '',
    criteriaZh: '',
    criteriaEn: '',
    reward: null,
    isNegotiable: false,
    deadline: null,
  }
  const written = {
    ...empty,
    summaryZh: '一',
    backgroundEn: 'a',
    targetZh: '二',
    criteriaEn: 'b',
    deadline: 'x',
  }
  expect(unwritten(empty)).toEqual(['summary', 'background', 'target', 'criteria', 'reward', 'deadline'])
  expect(unwritten(written)).toEqual(['reward'])
  expect(unwritten({ ...written, backgroundEn: ' ', reward: 1 })).toEqual(['background'])
  expect(unwritten({ ...written, isNegotiable: true })).toEqual([])
})

test('whoever reads the details of an open call bids, but not who reads the bids', () => {
  const bidders = (confidentiality: (typeof confidentialities)[number]) =>
    everybody.filter(who => !bidDenied({ state: 'open', confidentiality }, people[who]))
  expect(confidentialities.map(bidders)).toEqual([
    ['somebody', 'admitted'],
    ['somebody', 'admitted'],
    ['admitted'],
  ])
  for (const state of needStates.filter(one => one !== 'open'))
    expect(bidDenied({ state, confidentiality: 'open' }, somebody)).toBeDefined()
})
