import { Outlet } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { editionWords } from '../words.ts'

// Without a loader a route has no place in the breadcrumb.
export const loader = () => null

export const handle: CrumbHandle = { crumb: lang => wordsIn(editionWords, lang).admin.title }

/** All editions. */
export default function EditionsArea() {
  return <Outlet />
}
