import { Outlet } from 'react-router'
import { guardedBy } from './guards.ts'

export const middleware = guardedBy('redirect-user')

// A layout without a loader would be skipped on client navigations, and the guard with it.
export const loader = () => null

export default function OwnPages() {
  return <Outlet />
}
