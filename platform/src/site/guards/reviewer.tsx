import { Outlet, redirect } from 'react-router'
import type { Route } from './+types/reviewer.ts'

/** Review accounts are their own; until that area is built nobody has one, so everybody is sent to its login. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }) => {
    throw redirect(
      url.pathname.startsWith('/hidden-spic-review') ? '/hidden-spic-review/login' : '/spic-review/login',
    )
  },
]

export const loader = () => null

export default function Reviewer() {
  return <Outlet />
}
