import { expect, test } from 'vitest'
import { reviewRoles } from '../../../base/http/reviewer.ts'
import { mayOpen, mostListed, reviewPages, sideBarOf } from './rules.ts'
import { reviewerFaults } from './faults.ts'
import { readList } from './server/read-list.ts'

test.each([
  [0, ['allproject', 'preliminaries', 'recycle']],
  [1, ['intentionproject']],
  [2, ['scoremanage']],
  [3, ['projectlist']],
] as const)('the side bar of role %i', (role, pages) => expect(sideBarOf(role)).toEqual(pages))

test('the chief opens all six pages, others what their side bar shows', () => {
  for (const role of reviewRoles)
    expect(reviewPages.filter(page => mayOpen(role, page)).toSorted()).toEqual(
      (role === 0 ? [...reviewPages] : [...sideBarOf(role)]).toSorted(),
    )
})

test('a list of the maximum length is read, and one line more is refused', () => {
  const listOf = (lines: number) =>
    `account,name,tracks\n${Array.from({ length: lines }, (_, at) => `r${at}-2026-x,评审 ${at},能源;2\n`).join('')}`
  const tracks = [
    { id: 1, name_zh: '能源', name_en: 'Energy' },
    { id: 2, name_zh: '水务', name_en: 'Water' },
  ]
  const read = readList(listOf(mostListed), tracks)
  expect([mostListed, read.length]).toEqual([2_000, mostListed])
  expect(read.at(-1)).toMatchObject({ account: `r${mostListed - 1}-2026-x`, trackIds: [1, 2] })
  expect(() => readList(listOf(mostListed + 1), tracks)).toThrow(reviewerFaults.badList.code)
})
