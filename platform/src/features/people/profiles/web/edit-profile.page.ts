import { redirect } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import type { Route } from './+types/edit-profile.page.ts'

/** Where a profile is edited: one's own in the settings; another's is only seen. */
export function loader({ params, context }: Route.LoaderArgs) {
  const isOwn = params.id === String(context.get(pageContext).viewer?.userId)
  throw redirect(isOwn ? '/users/v2/setting-userinfo' : pathTo('/users/:id', { id: params.id }))
}
