import { reviewRole, type ReviewRole } from '../../../base/http/reviewer.ts'

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
  [reviewRole.chief]: ['allproject', 'preliminaries', 'recycle'],
  [reviewRole.partner]: ['intentionproject'],
  [reviewRole.expert]: ['scoremanage'],
  [reviewRole.observer]: ['projectlist'],
}

/** The pages that a role finds in its side bar. */
export const sideBarOf = (role: ReviewRole): readonly ReviewPage[] => sideBars[role]

/** The chief may open all six pages: the spec's side bar and its guard name three each. Others open what they see. */
export const mayOpen = (role: ReviewRole, page: ReviewPage): boolean =>
  role === reviewRole.chief || sideBars[role].includes(page)

/** The sheet of a proposal is for whoever scores, and for the chief, who reads all. */
export const mayOpenSheet = (role: ReviewRole): boolean =>
  role === reviewRole.chief || role === reviewRole.expert

/** The page that a role begins with. */
export const firstPageOf = (role: ReviewRole): ReviewPage => sideBars[role][0] ?? 'projectlist'

/** Whether a reader of this role is kept from knowing whose a proposal is. */
export const isKeptBlind = ({
  role,
  isEditionBlind,
}: {
  role: ReviewRole
  isEditionBlind: boolean
}): boolean => isEditionBlind && role !== reviewRole.chief

export const accountForm = /^[a-z0-9]{1,20}-[0-9]{4}-[a-z0-9]{1,20}$/
/** The second part of an account; NaN where it has none. */
export const yearOf = (account: string): number => Number(account.split('-')[1])

export const sessionHours = 12
export const firstCodeDays = 30
export const codeMinutes = 10
export const mostCodeTries = 5
export const longestLinkDays = 90

/** The most accounts that one list makes, and that a page shows. */
export const mostListed = 2_000
/** Lines of the trace on a page. */
export const tracesPerPage = 50
