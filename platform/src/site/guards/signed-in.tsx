import { Outlet, useOutletContext } from 'react-router'
import { guardedBy } from './guards.ts'

export const middleware = guardedBy('authentication')

// A layout without a loader would be skipped on client navigations, and the guard with it.
export const loader = () => null

export default function SignedIn() {
  // What the layout above hands to its pages goes on to those below.
  return <Outlet context={useOutletContext()} />
}
