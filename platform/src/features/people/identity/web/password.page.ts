import { data, redirectDocument } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import type { Route } from './+types/password.page.ts'

/** The sign-on site keeps passwords; another issuer's operator may not have said where. */
export function loader({ context }: Route.LoaderArgs) {
  const { passwordAddress } = context.get(pageContext)
  if (!passwordAddress) throw data(null, { status: 404 })
  throw redirectDocument(passwordAddress)
}
