import { redirect } from 'react-router'
import { baseOf, reviewPath } from '../addresses.ts'
import type { Route } from './+types/nowhere.page.ts'

/** Addresses of the area that are no page: for reviewers as if they had no access, as the spec says. */
export function loader({ url }: Route.LoaderArgs): never {
  throw redirect(reviewPath(baseOf(url.pathname), 'no-access'))
}
