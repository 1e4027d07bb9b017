import { redirect } from 'react-router'
import { originOf } from '../../../../base/web/same-site-path.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { guidePath } from '../guide.rules.ts'
import type { Route } from './+types/guide.page.ts'

/** Goes on where one left. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  const { progress } = await api('GET /api/users/guide')
  return redirect(guidePath(progress.step, originOf(url, publicUrl)))
}
