import { expect, test } from 'vitest'
import { reviewRoles } from '../../../base/http/reviewer.ts'
import { mayOpen, reviewPages, sideBarOf } from './rules.ts'

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
