import { redirect } from 'react-router'
import { profilePath } from '../rules.ts'
import type { Route } from './+types/older-profile.page.ts'

/** Older links to people lead to where their pages stand today. */
export function loader({ params, url }: Route.LoaderArgs) {
  const tab = url.pathname.split('/')[3]
  throw redirect(profilePath(params.id, tab) + url.search, 301)
}
