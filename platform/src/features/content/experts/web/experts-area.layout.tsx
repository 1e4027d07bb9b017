import { Outlet } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { expertWords } from '../words.ts'

// Without a loader a route has no place in the breadcrumb.
export const loader = () => null

export const handle: CrumbHandle = { crumb: lang => wordsIn(expertWords, lang).admin.title }

/** All experts. */
export default function ExpertsArea() {
  return <Outlet />
}
