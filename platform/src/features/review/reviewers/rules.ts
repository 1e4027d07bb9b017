import { reviewRoles, type ReviewRole } from '../../../base/http/reviewer.ts'

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
export const isKeptBlind = ({ role, isBlind }: { role: ReviewRole; isBlind: boolean }): boolean =>
  isBlind && role !== 0

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

export type ListedReviewer = {
  account: string
  name: string
  organisation: string
  email: string
  role: ReviewRole
  capacity: number
  /** Names of tracks, or their numbers. */
  tracks: string[]
}
export const listColumns = ['account', 'name', 'organisation', 'email', 'role', 'capacity', 'tracks'] as const
export const mostListed = 500

type Line = { line: number; code: 'columns' | 'account' | 'name' | 'email' | 'role' | 'capacity' | 'doubled' }

/** Reviewers of a CSV file with a header; all lines that are wrong, where any is. */
export function readList(
  rows: readonly (readonly string[])[],
): { reviewers: ListedReviewer[] } | { wrong: Line[] } {
  const [header = [], ...lines] = rows.map(row => row.map(cell => cell.trim()))
  const at = new Map(header.map((name, index) => [name.toLowerCase(), index]))
  if (!at.has('account') || !at.has('name')) return { wrong: [{ line: 1, code: 'columns' }] }
  const wrong: Line[] = []
  const seen = new Set<string>()
  const reviewers = lines.flatMap((cells, index): ListedReviewer[] => {
    if (cells.every(cell => cell === '')) return []
    const of = (name: (typeof listColumns)[number]) => cells[at.get(name) ?? -1] ?? ''
    const role = reviewRoles.find(one => String(one) === (of('role') || '2'))
    const capacity = Number(of('capacity') || '20')
    const account = of('account').toLowerCase()
    const problems: [boolean, Line['code']][] = [
      [!accountForm.test(account), 'account'],
      [seen.has(account), 'doubled'],
      [of('name') === '' || of('name').length > 60, 'name'],
      [of('email') !== '' && !/^[^\s@]+@[^\s@]+$/.test(of('email')), 'email'],
      [role === undefined, 'role'],
      [!Number.isInteger(capacity) || capacity < 0 || capacity > 1000, 'capacity'],
    ]
    seen.add(account)
    for (const [is, code] of problems) if (is) wrong.push({ line: index + 2, code })
    if (role === undefined) return []
    const tracks = of('tracks')
      .split(/[;；|]/)
      .map(name => name.trim())
      .filter(Boolean)
    return [
      {
        account,
        name: of('name'),
        organisation: of('organisation'),
        email: of('email'),
        role,
        capacity,
        tracks,
      },
    ]
  })
  return wrong.length > 0 ? { wrong } : { reviewers }
}
