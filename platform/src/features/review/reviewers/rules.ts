import type { ReviewRole } from '../../../base/http/reviewer.ts'

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

/** The sheet of a proposal is for whoever scores, and for the chief, who reads all. */
export const mayOpenSheet = (role: ReviewRole): boolean => role === 0 || role === 2

/** The page that a role begins with. */
export const firstPageOf = (role: ReviewRole): ReviewPage => sideBars[role][0] ?? 'projectlist'

/** Whether a reader of this role is kept from knowing whose a proposal is. */
export const isKeptBlind = ({
  role,
  isEditionBlind,
}: {
  role: ReviewRole
  isEditionBlind: boolean
}): boolean => isEditionBlind && role !== 0

export const accountForm = /^[a-z0-9]{1,20}-[0-9]{4}-[a-z0-9]{1,20}$/
/** The second part of an account; NaN where it has none. */
export const yearOf = (account: string): number => Number(account.split('-')[1])

export const mostFailures = 5
export const lockMinutes = 15
export const sessionHours = 12
export const firstCodeDays = 30
export const codeMinutes = 10
export const mostCodeTries = 5
export const longestLinkDays = 90

/** What a wrong password does to an account: after five in a row nobody gets in for a while. */
export function afterFailure(failed: number, now: Date): { failed: number; lockedUntil: Date | null } {
  const next = failed + 1
  return next < mostFailures
    ? { failed: next, lockedUntil: null }
    : { failed: 0, lockedUntil: new Date(now.getTime() + lockMinutes * 60_000) }
}

export const mostListed = 500
/** Lines of the trace on a page. */
export const tracesPerPage = 50
