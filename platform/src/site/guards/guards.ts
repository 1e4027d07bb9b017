import { data, redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import { bindingAddress, loginPath } from '../../base/web/sign-on-addresses.ts'
import { ownPath } from './own-path.ts'
import { pageContext } from '../page-context.ts'

type Guard = MiddlewareFunction<Response>

/** Visitors go to the sign-on site, people with an unbound phone or e-mail to its binding page; both come back. */
const authentication: Guard = ({ context, url }) => {
  const { viewer, missing, lang, publicUrl, issuer } = context.get(pageContext)
  const here = url.pathname + url.search
  if (!viewer) throw redirectDocument(loginPath(lang, here))
  if (missing) throw redirectDocument(bindingAddress({ issuer, publicUrl }, lang, here, missing))
}

/** An address of one's own pages that leaves the person out gets the signed-in person's id. */
const redirectUser: Guard = ({ context, url }) => {
  const { viewer, lang } = context.get(pageContext)
  const own = ownPath(url.pathname, viewer?.userId ?? 0)
  if (own === undefined) return
  if (!viewer) throw redirectDocument(loginPath(lang, url.pathname + url.search))
  throw redirect(own + url.search)
}

/** Review accounts are their own: whoever has no session of one is sent to their login, and comes back. */
const reviewAuthentication: Guard = ({ context, url }) => {
  if (context.get(pageContext).reviewer) return
  const login = url.pathname.startsWith('/hidden-') ? '/hidden-spic-review/login' : '/spic-review/login'
  throw redirect(`${login}?to=${encodeURIComponent(url.pathname + url.search)}`)
}

const guards = {
  authentication,
  'redirect-user': redirectUser,
  'review-authentication': reviewAuthentication,
}

/** Closes what it stands before: a guard that nobody knows must not leave its pages open. */
const unknownGuard: Guard = () => {
  throw data(null, { status: 500 })
}

/** The guards of these names, to run in this order before any loader below them. */
export const guardedBy = (...names: (keyof typeof guards)[]): Guard[] =>
  names.map(name => (Object.hasOwn(guards, name) ? guards[name] : unknownGuard))
