import { Outlet } from 'react-router'
import type { ReviewRole } from '../../../../base/http/reviewer.ts'
import { guardedBy } from '../../../../site/guards/guards.ts'

export const middleware = guardedBy('review-authentication')

/** Who reviews; nobody gets past the guard before review accounts exist. */
export const loader = (): { role: ReviewRole } | null => null

export default function Reviewer() {
  return <Outlet />
}
