/** What a review account may see. Its number is its role: 0 chief, 1 intentions, 2 scores, 3 overview. */
export const reviewRoles = [0, 1, 2, 3] as const
export type ReviewRole = (typeof reviewRoles)[number]

export const reviewPages = [
  'allproject',
  'preliminaries',
  'recycle',
  'intentionproject',
  'scoremanage',
  'projectlist',
] as const
export type ReviewPage = (typeof reviewPages)[number]

const sideBars: Record<ReviewRole, readonly ReviewPage[]> = {
  0: ['allproject', 'preliminaries', 'recycle'],
  1: ['intentionproject'],
  2: ['scoremanage'],
  3: ['projectlist'],
}

/** The pages that a role finds in its side bar. */
export const sideBarOf = (role: ReviewRole): readonly ReviewPage[] => sideBars[role]

/** The chief may open all six pages: the spec's side bar and its guard name three each. Others open what they see. */
export const mayOpen = (role: ReviewRole, page: ReviewPage): boolean =>
  role === 0 || sideBars[role].includes(page)
