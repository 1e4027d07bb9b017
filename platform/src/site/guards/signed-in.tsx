import { Outlet, redirectDocument, useOutletContext } from 'react-router'
import { loginPath } from '../../features/identity/rules.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/signed-in.ts'

/** Runs before any loader below it: visitors go to the sign-on site, people with an unbound phone or e-mail to its binding page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const { viewer, bound, lang, publicUrl, issuer } = context.get(pageContext)
    const here = url.pathname + url.search
    if (!viewer) throw redirectDocument(loginPath(lang, here))
    if (!bound)
      throw redirectDocument(
        `${issuer}/phone/binding?ui_locales=${lang}&return=${encodeURIComponent(publicUrl + loginPath(lang, here))}`,
      )
  },
]

// A layout without a loader would be skipped on client navigations, and the guard with it.
export const loader = () => null

export default function SignedIn() {
  // What the layout above hands to its pages goes on to those below.
  return <Outlet context={useOutletContext()} />
}
