import { Outlet } from 'react-router'
import { guardedBy } from '../../../../site/guards/guards.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { reviewRoleGuard } from './guard.ts'
import type { Route } from './+types/reviewer.layout.ts'

export const middleware = [...guardedBy('review-authentication'), reviewRoleGuard]

/** Who reviews; nobody else gets past the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const { reviewer } = context.get(pageContext)
  return reviewer && { role: reviewer.role, account: reviewer.account, name: reviewer.name }
}

export default function ReviewerArea() {
  return <Outlet />
}
