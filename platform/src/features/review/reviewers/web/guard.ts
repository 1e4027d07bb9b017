import { redirect, type MiddlewareFunction } from 'react-router'
import type { Reviewer } from '../../../../base/http/reviewer.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { baseOf, reviewPath } from '../addresses.ts'
import { mayOpen, mayOpenSheet, reviewPages } from '../rules.ts'

/** Whether a reviewer may open this address of the area. */
function mayEnter({ role }: Pick<Reviewer, 'role'>, pathname: string): boolean {
  const page = pathname.split('/')[2] ?? ''
  const known = reviewPages.find(one => one === page)
  if (known) return mayOpen(role, known)
  return page === 'spic-review-2020' ? mayOpenSheet(role) : true
}

/** Reviewers whose role does not have a page are sent to where that is said. */
export const reviewRoleGuard: MiddlewareFunction<Response> = ({ context, url }) => {
  const { reviewer } = context.get(pageContext)
  if (reviewer && !mayEnter(reviewer, url.pathname))
    throw redirect(reviewPath(baseOf(url.pathname), 'no-access'))
}
